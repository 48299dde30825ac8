// Uploads and their links.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const uploadFaults: Faults = {
  uploads: {
    'an upload URL that has expired is taken': at.uploads(
      'if (!isGenuine || now.getTime() >= Number(query.expires) * 1000)',
      'if (!isGenuine || Number.isNaN(now.getTime()))',
    ),
    'an upload URL is good for a day': at.uploads(
      'const lifetimeMs = 15 * 60_000;',
      'const lifetimeMs = 24 * 60 * 60_000;',
    ),
    'a signature that was tampered with is taken': at.uploads(
      'if (!isGenuine || now',
      'if ((!isGenuine && query.signature.length < 9) || now',
    ),
    'the signature does not cover the size': at.uploads(
      "return ['PUT', key, user, expires, max].join('\\n');",
      "return ['PUT', key, user, expires, max.length > 20].join('\\n');",
    ),
    'the signature does not cover the key': at.uploads(
      "return ['PUT', key, user, expires, max].join('\\n');",
      "return ['PUT', key.length > 200, user, expires, max].join('\\n');",
    ),
    'the signature does not cover the time': at.uploads(
      "return ['PUT', key, user, expires, max].join('\\n');",
      "return ['PUT', key, user, expires.length > 20, max].join('\\n');",
    ),
    'other bytes under the same upload URL are answered as stored': at.uploads(
      '  if (held.sha256 !== staged.sha256) throw objectExists();\n',
      '',
    ),
    'other bytes under the same upload URL take the place of the first': at.uploads(
      'const isNew = await staged.commit();',
      'await ports.objects.delete(key);\n  const isNew = await staged.commit();',
    ),
    'what was registered can be stored and registered once more': at.uploads(
      "  if (ticket.state === 'registered') throw alreadyRegistered();\n",
      '',
    ),
    'one upload can be registered twice': at.documentRegistration(
      "if (ticket.state === 'registered') throw alreadyRegistered();",
      "if (ticket.state === 'registered') return ticket;",
    ),
    'the upload of somebody else can be registered': at.documentRegistration(
      'if (ticket?.userId !== userId) throw uploadGone();',
      'if (!ticket || userId.length > 100) throw uploadGone();',
    ),
    'the next version of a document that is elsewhere becomes a document of its own': at.documentRegistration(
      'existing?.id !== json.nextVersionOf',
      'existing && existing.id !== json.nextVersionOf',
    ),
    'an upload URL of another server is taken': [
      at.documentRegistration(
        'const key = documentURL.slice(prefix.length);',
        "const key = documentURL.split('/').at(-1) ?? '';",
      ),
      at.documentRegistration('!documentURL.startsWith(prefix) || ', '!prefix || '),
    ],
    'who may not upload any more still can with an upload URL of before': [
      at.uploads(
        "if (!owner || !mayCall('createUploadTicket', owner.role)) throw ticketInvalid();",
        "if (!owner || !mayCall('createUploadTicket', 'admin')) throw ticketInvalid();",
      ),
      at.users('discarded: mayUpload ? [] :', 'discarded: mayUpload || user.id ? [] :'),
    ],
    'files of more than 10 MiB are refused': at.uploads(
      'const maxSize = 50 * 1024 * 1024;',
      'const maxSize = 10 * 1024 * 1024;',
    ),
    'storing answers no entity tag': at.uploads(
      'headers: { ETag: `"${held.sha256}"` }',
      "headers: held.sha256 === '' ? { ETag: held.sha256 } : {}",
    ),
  },
};
