// Delivers documents. A preview is watermarked with the reader's e-mail and shown only where that is safe; a download
// is the original, byte for byte. Both are audited; refused downloads are audited by `perform`, and damaged content is
// audited as a failure. Since watermarking and disks take time, the right is checked again before the first byte and
// with every further piece.
import { isWhole, parseRange } from '../content/byte-range.ts';
import { downloadHeaders, downloadType, previewHeaders } from '../content/content-headers.ts';
import {
  auditDelivery,
  auditDownload,
  confirmContent,
  findContent,
  mayDownload,
  mayView,
  storedContent,
  auditedAtFirstByte,
} from '../content/delivered-content.ts';
import { isDecoded, previewableType } from '../records/content-types.ts';
import { type Delivery, orFailed, watched } from '../content/failed-delivery.ts';
import { previewNotAvailable } from '../call/errors.ts';
import { type Answer, type Context, type Everyone, type Handler, noBytes } from '../call/operation.ts';
import type { DocumentRights } from '../access/policy.ts';
import type { ByteRange, ByteSource } from '../ports/objects.ts';
import type { WatermarkedContent } from '../ports/watermarker.ts';
import type { VersionRecord } from '../records/records.ts';

/** @throws ApiProblem 404, 403, 416 */
export const downloadDocument: Handler<'downloadDocument', Everyone> = (context, { params }) =>
  download(context, params.id, null);

/** The rights of the current document apply to all versions. @throws ApiProblem 404, 403, 416 */
export const downloadDocumentVersion: Handler<'downloadDocumentVersion', Everyone> = (context, { params }) =>
  download(context, params.id, params.version);

/**
 * PDF, raster images, SVG and HTML are watermarked; text, tables and office files become a page. Files that cannot be
 * watermarked are shown only to readers who may download them, except markup, which could make the browser connect
 * elsewhere. @throws ApiProblem 404, 403, 415, 416
 */
export const previewDocument: Handler<'previewDocument', Everyone> = (context, { params, query }) =>
  preview(context, params.id, null, query);

/** One version; those not shown to the reader are not found. @throws ApiProblem 404, 403, 415, 416 */
export const previewDocumentVersion: Handler<'previewDocumentVersion', Everyone> = (context, { params, query }) =>
  preview(context, params.id, params.version, query);

/** How the reader wants to see it. */
type PreviewQuery = Parameters<typeof previewDocument>[1]['query'];

async function preview(context: Context, id: string, number: string | null, query: PreviewQuery): Promise<Answer> {
  const { actor, ports, memory, now } = context;
  const { document, version } = await findContent(context, id, number, mayView);
  const previewable = previewableType(version);
  if (!previewable) throw previewNotAvailable();
  const { type, servedAs, kind, isShownAsIs } = previewable;
  const original = storedContent(context, version);
  const title = kind === 'pdf' || kind === 'html' ? { title: document.name } : {};
  const isInReader = query.inReader === 'true' && kind === 'html';
  const mark = {
    ...{ email: actor.email, time: roundedToFiveMinutes(now), ...title },
    ...(isInReader && { isInReader }),
    ...(query.encoding && isDecoded(type) && { encoding: query.encoding }),
  };
  const delivery: Delivery = { kind: 'view', document, version };
  const watermarked = await orFailed(context, delivery, () =>
    ports.watermarker.watermark({ ...original, type }, mark, context.call.signal()),
  );
  const admit = (rights: DocumentRights) => {
    mayView(rights);
    if (!watermarked && !(rights.download && isShownAsIs)) throw previewNotAvailable();
  };
  const confirm = () => confirmContent(context, version, admit);
  await confirm();
  const shown = watermarked ?? original;
  const content = {
    type: servedAs,
    etag: shown.etag,
    size: shown.size,
    headers: previewHeaders(kind, document.name, { isMarked: watermarked?.isMarked ?? false, isInReader }),
    open: (range?: ByteRange) => shown.open(range),
  };
  return answerContent(context, delivery, content, confirm, async () => {
    const view = { type: 'document_view', document, version, admit } as const;
    await memory.viewed.note(actor.sessionId, version.id, now);
    await memory.recentlyAudited.once(viewKey(actor.sessionId, version), now, () => auditDelivery(context, view));
  });
}

async function download(context: Context, id: string, number: string | null): Promise<Answer> {
  const { actor, memory, now } = context;
  // The right is checked before the version is looked up, so that a refusal reveals nothing about versions.
  const { document, version } = await findContent(context, id, number, mayDownload);
  const content = {
    ...storedContent(context, version),
    type: downloadType(version),
    headers: downloadHeaders(document.name),
  };
  const confirm = () => confirmContent(context, version, mayDownload);
  return answerContent(context, { kind: 'download', document, version }, content, confirm, async (range) => {
    const audit = () => auditDownload(context, document, version);
    // Fetching a file in parts counts as one download; a range of the whole file is not a part.
    if (range && !isWhole(range, version.size))
      await memory.recentlyAudited.once(`download ${actor.sessionId} ${version.id}`, now, audit);
    else await audit();
  });
}

/** Each version is a separate view, even if the document was requested. */
const viewKey = (sessionId: string, { id }: VersionRecord) => `view ${sessionId} ${id}`;

interface Content extends Omit<WatermarkedContent, 'isMarked'> {
  type: string;
  headers: Record<string, string>;
}

/** Returns the whole content or a range of it. Calls `audit` once the content is open, before the first byte is sent. */
async function answerContent(
  context: Context,
  delivery: Delivery,
  content: Content,
  confirm: () => Promise<void>,
  audit: (range: ByteRange | null) => Promise<void>,
): Promise<Answer> {
  const { call } = context;
  const { type, size } = content;
  const etag = `"${content.etag}"`;
  const condition = call.header('if-range');
  const range = parseRange(condition === null || condition === etag ? call.header('range') : null, size);
  const headers = { ...content.headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  const attempt = { ...delivery, isPart: range !== null && !isWhole(range, size) };
  const open = () => orFailed(context, attempt, () => content.open(range ?? undefined));
  const source: ByteSource = call.isHead ? noBytes() : watched(context, attempt, await open());
  const audited = call.isHead ? source : await auditedAtFirstByte(source, confirm, () => audit(range));
  if (!range) return { status: 200, headers, body: { type, source: audited, size }, confirm };
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${size}` },
    body: { type, source: audited, size: range.end - range.start + 1 },
    confirm,
  };
}

/** Watermarked bytes stay the same for five minutes, so that ranges of them fit together. */
function roundedToFiveMinutes(now: Date): string {
  const step = 5 * 60_000;
  return new Date(Math.floor(now.getTime() / step) * step).toISOString();
}
