// Records which pages of a document were read and how long, as the web reader reports them. A report belongs to a view
// that is audited already and does not count as another. Ignores versions that the session was not shown, pages beyond
// the limits and more time than has passed; a session may write sixty entries a minute.
import { auditDelivery, findContent, mayView } from '../content/delivered-content.ts';
import { noContent, type Everyone, type Handler } from '../call/operation.ts';

/** More pages than a reader goes through in one report. */
const MOST_PAGES = 5000;

/** Impossible pages are ignored. @throws ApiProblem 404, 403 */
export const reportReading: Handler<'reportReading', Everyone> = async (context, { params, json }) => {
  const { actor, memory, now } = context;
  const { document, version } = await findContent(context, params.id, String(json.version), mayView);
  const key = `${actor.sessionId} ${version.id}`;
  if (!(await memory.viewed.has(actor.sessionId, version.id, now))) return noContent();
  const pages = [...new Set(json.pages ?? [])].filter((page) => page <= MOST_PAGES);
  const fresh = await memory.reportedPages.take(key, pages, now);
  const claimed = json.seconds ?? 0;
  if (fresh.length === 0 && claimed === 0) return noContent();
  if (!(await memory.viewed.mayReport(actor.sessionId, now))) {
    await memory.reportedPages.takeBack(key, fresh, now);
    return noContent();
  }
  const seconds = await memory.viewed.takeSeconds(actor.sessionId, claimed, now);
  if (fresh.length === 0 && seconds === 0) return noContent();
  const view = { type: 'document_view', document, version, admit: mayView } as const;
  try {
    await auditDelivery(context, { ...view, read: { pages: pagesInWords(fresh), ...(seconds > 0 && { seconds }) } });
  } catch (error) {
    await memory.reportedPages.takeBack(key, fresh, now);
    await memory.viewed.takeSecondsBack(actor.sessionId, seconds, now);
    throw error;
  }
  return noContent();
};

/** The longest text of an audit entry. */
const LONGEST = 2000;
const CUT = ', …';

/** Formats sorted pages as "1–4, 9". */
export function pagesInWords(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of [...pages].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && page <= range[1] + 1) range[1] = page;
    else ranges.push([page, page]);
  }
  const text = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
  if (text.length <= LONGEST) return text;
  return text.slice(0, text.lastIndexOf(',', LONGEST - CUT.length)) + CUT;
}
