// Uploaded and downloaded bytes: content, ranges, entity tags, watermarks.
import { fault, textOf } from '../mutant.ts';

const content = textOf('core/documents/content.ts');
const delivered = textOf('core/content/delivered-content.ts');
const contentHeaders = textOf('core/content/content-headers.ts');
const contentTypes = textOf('core/records/content-types.ts');
const ranges = textOf('core/content/byte-range.ts');
const registration = textOf('core/documents/document-registration.ts');
const receive = textOf('storage/objects/receive.ts');
const watermarker = textOf('preview/watermarker.ts');
const watermarkText = textOf('preview/watermark-text.ts');
const errors = textOf('core/call/errors.ts');
const archived = textOf('core/archive/contents.ts');
/** The bytes as a faulty server stores them. */
const keptAs = (expression: string) =>
  receive('for await (const chunk of bytes) {', `for await (const sent of bytes) {\n    const chunk = ${expression};`);
const latin = "Buffer.from(sent).toString('latin1')";

export const byteFaults = [
  fault(
    'bytes',
    'line ends are changed on the way in',
    keptAs(`Buffer.from(${latin}.replaceAll('\\r\\n', '\\n'), 'latin1')`),
  ),
  fault('bytes', 'NUL is lost on the way in', keptAs(`Buffer.from(${latin}.replaceAll('\\0', ''), 'latin1')`)),
  fault('bytes', 'bytes are taken for UTF-8 on the way in', keptAs("Buffer.from(Buffer.from(sent).toString('utf8'))")),
  fault(
    'bytes',
    'a byte order mark is lost on the way in',
    keptAs("Buffer.from(sent).subarray(size === 0 && Buffer.from(sent).toString('hex').startsWith('efbbbf') ? 3 : 0)"),
  ),
  fault(
    'bytes',
    'a large file is cut at 8 MiB',
    keptAs('Buffer.from(sent).subarray(0, Math.max(0, 8_388_608 - size))'),
  ),
  fault(
    'bytes',
    'white space at the end is trimmed',
    keptAs("Buffer.from(Buffer.from(sent).toString('latin1').trimEnd(), 'latin1')"),
  ),
  fault(
    'bytes',
    'one entity tag names all bytes',
    content('const etag = `"${content.etag}"`;', 'const etag = \'"document"\';'),
  ),
  fault(
    'bytes',
    'the entity tag is that of the document and not of its bytes',
    content('const etag = `"${content.etag}"`;', 'const etag = `"${delivery.document.id}"`;'),
  ),
  fault(
    'bytes',
    'the entity tag is another one with every answer',
    content('const etag = `"${content.etag}"`;', 'const etag = `"${content.etag}-${String(Math.random()).slice(2)}"`;'),
  ),
  fault(
    'bytes',
    'there is no entity tag',
    content("...content.headers, ETag: etag, 'Accept", "...content.headers, 'Accept"),
  ),
  fault(
    'bytes',
    'downloads are shown in the browser',
    contentHeaders("disposition('attachment', name)", "disposition('inline', name)"),
  ),
  fault(
    'bytes',
    'the file name of a download has lost all that is not ASCII',
    contentHeaders("filename*=UTF-8''${encoded(file)}`", "filename*=UTF-8''${encoded(ascii)}`"),
  ),
  fault(
    'bytes',
    'every version is the newest one',
    delivered(
      'return { ...found, document: shown, version };',
      'return { ...found, document: shown, version: await findVersion(tx, document, String(document.version || version.version)) };',
    ),
  ),
  fault(
    'bytes',
    'the type of a download is what its uploader said',
    contentHeaders("const type = version.sniffedType ?? '';", "const type = version.mimeType ?? '';"),
  ),
  fault(
    'bytes',
    'the size that was declared wins over the size of what was stored',
    registration('size: ticket.size,\n    version: 1,', 'size: wanted.size,\n    version: 1,'),
  ),
  fault(
    'ranges',
    'a range is one byte short',
    ranges('Math.min(Number(last), size - 1)', 'Math.min(Number(last), size) - 1'),
  ),
  fault(
    'ranges',
    'an open range is one byte short',
    ranges("end: last === '' ? size - 1 :", "end: last === '' ? Math.max(start, size - 2) :"),
  ),
  fault(
    'ranges',
    'a suffix range is one byte long',
    ranges('Math.max(0, size - Number(last)), end', 'Math.max(0, size - Number(last) - 1), end'),
  ),
  fault(
    'ranges',
    'a suffix range is read from the start',
    ranges(
      '{ start: Math.max(0, size - Number(last)), end: size - 1 }',
      '{ start: 0, end: Math.min(Number(last), size) - 1 }',
    ),
  ),
  fault(
    'ranges',
    'a range outside the content is answered with all of it',
    ranges('if (start >= size) throw rangeNotSatisfiable(size);', 'if (start >= size) return null;'),
  ),
  fault(
    'ranges',
    'the answer to a range outside of the content lacks the size',
    errors('`bytes */${size}`', '`bytes */${size * 0}`'),
  ),
  fault('ranges', 'Content-Range has another size', content('${range.end}/${size}`', '${range.end}/${range.end + 1}`')),
  fault(
    'ranges',
    'If-Range is ignored',
    content(
      "condition === null || condition === etag ? call.header('range') : null",
      "condition === etag || call.header('range') !== null ? call.header('range') : null",
    ),
  ),
  fault(
    'ranges',
    'ranges are ignored',
    content(
      'parseRange(condition === null || condition === etag ?',
      'parseRange(condition !== null && condition === etag ?',
    ),
  ),
  fault(
    'previews',
    'previews bear no watermark and say that they do',
    content('const shown = watermarked ?? original;', 'const shown = original;'),
  ),
  fault(
    'previews',
    'the watermark names somebody else',
    content('email: actor.email, time', "email: 'reader@strongroom.example', time"),
  ),
  fault(
    'previews',
    'every reader gets the watermark of the first',
    watermarker('object.type, mark.email, mark.time', 'object.type, mark.time'),
  ),
  fault(
    'previews',
    'the watermark shows the time alone',
    watermarkText('return [email, `', "return [email.replace(/^.*$/s, 'Strongroom'), `"),
  ),
  fault(
    'previews',
    'the watermark shows another day',
    content(
      'time: roundedToFiveMinutes(now), ...title',
      'time: roundedToFiveMinutes(new Date(0 * now.getTime())), ...title',
    ),
  ),
  fault(
    'previews',
    'X-Watermark says that there is none',
    contentHeaders("isMarked ? 'stamped' : 'none'", "isMarked ? 'none' : 'stamped'"),
  ),
  fault(
    'previews',
    'what was declared decides what is shown',
    contentTypes('const found = kindOf(sniffedType);', 'const found = kindOf(mimeType);'),
  ),
  fault(
    'previews',
    'markup is shown without a sandbox',
    contentHeaders(
      "\"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'\"",
      "\"default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'\"",
    ),
  ),
  fault(
    'previews',
    'a preview is saved and not shown',
    contentHeaders("disposition('inline', name)", "disposition('attachment', name)"),
  ),
  fault(
    'previews',
    'who may not download gets the original where it cannot be watermarked',
    content('if (!watermarked && !(rights.download && isShownAsIs))', 'if (!watermarked && !isShownAsIs)'),
  ),
  fault(
    'bytes',
    'folders that are taken along with documents are left out',
    archived(
      'pickedFolders(shown, selection.folderIds)',
      'pickedFolders(shown, selection.documentIds.length > 0 ? [] : selection.folderIds)',
    ),
  ),
];
