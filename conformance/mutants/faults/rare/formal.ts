// Mutants of the form of answers: headers, problem documents, and texts of audit entries.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const formalFaults: Faults = {
  headers: {
    'HEAD of a preview says that nothing is stamped': at.content(
      'isMarked: watermarked?.isMarked ?? false, isInReader',
      'isMarked: !context.call.isHead && (watermarked?.isMarked ?? false), isInReader',
    ),
    'OPTIONS of a known path is 404': at.routes(
      '  const problem = methodNotAllowed();',
      '  if (query.size === 0 && known.length > 1) return notFound();\n  const problem = methodNotAllowed();',
    ),
    'the path of an invalid value has slashes': at.parse(
      "      name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]\n        .join('.')",
      "      name: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]\n        .join('/')",
    ),
    'the title of 409 is not the name of the status': at.errors("409: 'Conflict',", "409: 'Conflicted',"),
  },
  requests: {
    'a parameter that the contract does not name is refused': at.parse(
      '  if (faults.length > 0) throw invalidRequest(faults);',
      "  for (const name of query.keys()) if (!(name in shape)) faults.push({ name, reason: 'Unknown' });\n  if (faults.length > 0) throw invalidRequest(faults);",
    ),
    'joiners that nobody sees are taken out of names': at.names(
      "  if (blankAlone.test(name)) throw refused(field, 'Must not be empty');\n  return name;",
      "  if (blankAlone.test(name)) throw refused(field, 'Must not be empty');\n  return name.replace(/[\\u200c\\u200d]/g, '');",
    ),
  },
  audit: {
    'the entry of a renaming has the first 100 characters of the name': at.documents(
      'to "${name}"`',
      'to "${name.slice(0, 100)}"`',
    ),
    'entries have the first sixty-four characters of the user agent': at.event(
      'client.userAgent?.slice(0, 512)',
      'client.userAgent?.slice(0, 64)',
    ),
    'a blocked download names nobody in the recent activity': at.dashboard(
      '? `${description} by ${name}`',
      '? description',
    ),
  },
};
