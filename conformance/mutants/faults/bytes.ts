// Uploaded and downloaded bytes: content, ranges, entity tags, watermarks.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';
/** The bytes as a faulty server stores them. */
const keptAs = (expression: string) =>
  at.receive(
    'for await (const chunk of bytes) {',
    `for await (const sent of bytes) {\n    const chunk = ${expression};`,
  );
const latin = "Buffer.from(sent).toString('latin1')";

export const byteFaults: Faults = {
  bytes: {
    'line ends are changed on the way in': keptAs(`Buffer.from(${latin}.replaceAll('\\r\\n', '\\n'), 'latin1')`),
    'NUL is lost on the way in': keptAs(`Buffer.from(${latin}.replaceAll('\\0', ''), 'latin1')`),
    'bytes are taken for UTF-8 on the way in': keptAs("Buffer.from(Buffer.from(sent).toString('utf8'))"),
    'a byte order mark is lost on the way in': keptAs(
      "Buffer.from(sent).subarray(size === 0 && Buffer.from(sent).toString('hex').startsWith('efbbbf') ? 3 : 0)",
    ),
    'a large file is cut at 8 MiB': keptAs('Buffer.from(sent).subarray(0, Math.max(0, 8_388_608 - size))'),
    'white space at the end is trimmed': keptAs(
      "Buffer.from(Buffer.from(sent).toString('latin1').trimEnd(), 'latin1')",
    ),
    'one entity tag names all bytes': at.content('const etag = `"${content.etag}"`;', 'const etag = \'"document"\';'),
    'the entity tag is that of the document and not of its bytes': at.content(
      'const etag = `"${content.etag}"`;',
      'const etag = `"${delivery.document.id}"`;',
    ),
    'the entity tag is another one with every answer': at.content(
      'const etag = `"${content.etag}"`;',
      'const etag = `"${content.etag}-${String(Math.random()).slice(2)}"`;',
    ),
    'there is no entity tag': at.content("...content.headers, ETag: etag, 'Accept", "...content.headers, 'Accept"),
    'downloads are shown in the browser': at.contentHeaders(
      "disposition('attachment', name)",
      "disposition('inline', name)",
    ),
    'the file name of a download has lost all that is not ASCII': at.contentHeaders(
      "filename*=UTF-8''${encoded(file)}`",
      "filename*=UTF-8''${encoded(ascii)}`",
    ),
    'every version is the newest one': at.deliveredContent(
      'return { ...found, document: shown, version };',
      'return { ...found, document: shown, version: await findVersion(tx, document, String(document.version || version.version)) };',
    ),
    'the type of a download is what its uploader said': at.contentHeaders(
      "const type = version.sniffedType ?? '';",
      "const type = version.mimeType ?? '';",
    ),
    'the size that was declared wins over the size of what was stored': at.documentRegistration(
      'size: ticket.size,\n    version: 1,',
      'size: wanted.size,\n    version: 1,',
    ),
    'folders that are taken along with documents are left out': at.contents(
      'pickedFolders(shown, selection.folderIds)',
      'pickedFolders(shown, selection.documentIds.length > 0 ? [] : selection.folderIds)',
    ),
  },
  ranges: {
    'a range is one byte short': at.byteRange('Math.min(Number(last), size - 1)', 'Math.min(Number(last), size) - 1'),
    'an open range is one byte short': at.byteRange(
      "end: last === '' ? size - 1 :",
      "end: last === '' ? Math.max(start, size - 2) :",
    ),
    'a suffix range is one byte long': at.byteRange(
      'Math.max(0, size - Number(last)), end',
      'Math.max(0, size - Number(last) - 1), end',
    ),
    'a suffix range is read from the start': at.byteRange(
      '{ start: Math.max(0, size - Number(last)), end: size - 1 }',
      '{ start: 0, end: Math.min(Number(last), size) - 1 }',
    ),
    'a range outside the content is answered with all of it': at.byteRange(
      'if (start >= size) throw rangeNotSatisfiable(size);',
      'if (start >= size) return null;',
    ),
    'the answer to a range outside of the content lacks the size': at.errors(
      '`bytes */${size}`',
      '`bytes */${size * 0}`',
    ),
    'Content-Range has another size': at.content('${range.end}/${size}`', '${range.end}/${range.end + 1}`'),
    'If-Range is ignored': at.content(
      "condition === null || condition === etag ? call.header('range') : null",
      "condition === etag || call.header('range') !== null ? call.header('range') : null",
    ),
    'ranges are ignored': at.content(
      'parseRange(condition === null || condition === etag ?',
      'parseRange(condition !== null && condition === etag ?',
    ),
  },
  previews: {
    'previews bear no watermark and say that they do': at.content(
      'const shown = watermarked ?? original;',
      'const shown = original;',
    ),
    'the watermark names somebody else': at.content(
      'email: actor.email, time',
      "email: 'reader@strongroom.example', time",
    ),
    'every reader gets the watermark of the first': at.watermarker(
      'object.type, mark.email, mark.time',
      'object.type, mark.time',
    ),
    'the watermark shows the time alone': at.watermarkText(
      'return [email, `',
      "return [email.replace(/^.*$/s, 'Strongroom'), `",
    ),
    'the watermark shows another day': at.content(
      'time: roundedToFiveMinutes(now), ...title',
      'time: roundedToFiveMinutes(new Date(0 * now.getTime())), ...title',
    ),
    'X-Watermark says that there is none': at.contentHeaders(
      "isMarked ? 'stamped' : 'none'",
      "isMarked ? 'none' : 'stamped'",
    ),
    'what was declared decides what is shown': at.contentTypes(
      'const found = kindOf(sniffedType);',
      'const found = kindOf(mimeType);',
    ),
    'markup is shown without a sandbox': at.contentHeaders(
      "\"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'\"",
      "\"default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'\"",
    ),
    'a preview is saved and not shown': at.contentHeaders(
      "disposition('inline', name)",
      "disposition('attachment', name)",
    ),
    'who may not download gets the original where it cannot be watermarked': at.content(
      'if (!watermarked && !(rights.download && isShownAsIs))',
      'if (!watermarked && !isShownAsIs)',
    ),
  },
};
