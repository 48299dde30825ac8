// Search results in documents, by reader.
import { z } from 'zod';
import { revised } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';
import { docx, tinyDocx, tinyXlsx, xlsx } from '../office-samples.ts';
import { tinyPdf } from '../samples.ts';
import { documents, timeOf } from '../access/sight.ts';
import { documentWith, has, newWord, paper, search, searchUntil, untilFound } from './searches.ts';

const ownEyes: PromiseCheck = async (scene) => {
  const word = newWord(scene);
  await untilFound(scene, 'viewer', word, await documentWith(scene, word));
  // How many files have been read meanwhile is a matter of time.
  const seen = async () =>
    JSON.stringify(
      await searchUntil(scene, 'viewer', { q: word }, ({ results }) => results.length === 1),
      (key, value: unknown) => (key === 'read' ? null : value),
    );
  // Something else may have changed meanwhile for the viewer, but not with every document.
  let isKept = false;
  for (let at = 0; at < 3 && !isKept; at += 1) {
    const before = await seen();
    await untilFound(scene, 'admin', word, await documentWith(scene, word, 'confidential'));
    isKept = (await seen()) === before;
  }
  scene.holds(isKept, 'after a confidential document came', 'the viewer is answered something else');
  const locked = await scene.room.document({
    ...{ name: `${scene.room.name('Trace')}.log`, mimeType: 'application/octet-stream' },
    ...{ bytes: `It says ${word}`, downloadRestricted: true },
  });
  await searchUntil(scene, 'admin', { q: word }, has(locked));
  const isRead = has(locked)(await search(scene, 'viewer', { q: word }));
  scene.holds(!isRead, 'of a file without a preview that they may not download', 'a viewer finds its words');
};

const pages: PromiseCheck = async (scene) => {
  const word = newWord(scene);
  const made = [await documentWith(scene, word), await documentWith(scene, word), await documentWith(scene, word)];
  const inPdf = newWord(scene);
  for (const [at, words] of [[inPdf], ['Minutes', `${inPdf}s`]].entries()) {
    const pdf = await scene.room.document({ mimeType: 'application/pdf', bytes: tinyPdf(...words) });
    const page = await untilFound(scene, 'admin', words[at] ?? '', pdf);
    scene.holds(page === at + 1, `of a PDF with the word on its page ${at + 1}`, `the answer names page ${page}`);
  }
  for (const id of made) await untilFound(scene, 'admin', word, id);
  // Another file is newer than these.
  for (const filter of [{}, { type: 'html' }]) {
    const met: string[] = [];
    for (let next: string | null = ''; next !== null && met.length < 9;) {
      const query = { q: word, limit: '1', ...filter, ...(next !== '' && { after: next }) };
      const isLast = met.length + 1 === made.length;
      const page = await searchUntil(
        scene,
        'admin',
        query,
        (one) => one.results.length === 1 && (one.next === null) === isLast,
      );
      met.push(...page.results.map(({ id }) => id));
      next = page.next;
    }
    const isWhole = met.join() === made.toReversed().join();
    const when = `of three documents, one on a page, ${JSON.stringify(filter)}`;
    scene.holds(isWhole, when, 'the pages hold something else, or not the newest first');
  }
  const [oldest = ''] = made;
  await scene.must({ id: 'renameDocument', params: { id: oldest }, json: { name: scene.room.name('Renamed') } });
  const isFirst = (await searchUntil(scene, 'admin', { q: word }, has(oldest))).results[0]?.id === oldest;
  scene.holds(isFirst, 'after the oldest of them was renamed', 'it does not come first');
  const { length } = (await search(scene, 'admin', { q: word, after: 'conformance-none' })).results;
  scene.holds(length === 0, 'after what is not found here', `there are ${length} documents`);
  let last = '';
  for (let more = 0; more < 8; more += 1) last = await documentWith(scene, word);
  await untilFound(scene, 'admin', word, last);
  const first = await searchUntil(scene, 'admin', { q: word }, ({ results }) => results.length === 10);
  scene.holds(first.results.length === 10, 'of eleven documents', `the first page has ${first.results.length}`);
  const query = { q: word, limit: '51' };
  await scene.answers(400, 'with 51 documents on a page', { id: 'searchContents', query });
};

const levels = ['public', 'restricted', 'confidential'];
const dated = z.array(documents.element.extend({ updatedAt: z.string() }));

export const elsewhere = (time: string): string =>
  new Date(Date.parse(time) + 7_200_000).toISOString().replace('Z', '+02:00');

const inOrder = (rows: readonly { id: string }[]) =>
  rows
    .map(({ id }) => id)
    .toSorted()
    .join(', ');

const narrowed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const word = newWord(scene);
  const outer = await room.folder();
  const inner = await room.folder({ parentId: outer });
  const text = { name: `${room.name('Note')}.txt`, mimeType: 'text/plain', bytes: `It says ${word}` };
  const folders = new Map<string, readonly string[]>();
  for (const [at, place] of [[], [outer], [inner, outer]].entries()) {
    const folderId = place[0] ?? null;
    const accessLevel = levels[(at + 2) % 3] ?? '';
    // The search finds the second version.
    if (at === 0) await room.document({ ...text, bytes: 'Another text' });
    const made = [
      await room.document({ bytes: paper(word), accessLevel, folderId }),
      await room.document({ ...text, accessLevel: 'public', folderId }),
    ];
    for (const id of made) folders.set(id, place);
  }
  for (const id of folders.keys()) await untilFound(scene, 'admin', word, id);
  const rows = (await scene.read(dated, { id: 'listDocuments' })).filter(({ id }) => folders.has(id));
  const [, early = '', , , late = ''] = rows.map(({ updatedAt }) => updatedAt).sort();
  type Row = (typeof rows)[number];
  const filters: readonly (readonly [string, string, (row: Row) => boolean])[] = [
    ['type', 'text', (row) => row.name === text.name || row.name.endsWith('.txt')],
    ['folder', outer, ({ id }) => folders.get(id)?.includes(outer) ?? false],
    ...levels.map((level) => ['level', level, (row: Row) => row.accessLevel === level] as const),
    // In another zone.
    ['from', elsewhere(early), ({ updatedAt }) => timeOf(updatedAt) >= timeOf(early)],
    ['to', late, ({ updatedAt }) => timeOf(updatedAt) < timeOf(late)],
  ];
  const all = filters.filter(([name, value]) => name !== 'level' || value === 'public');
  for (const some of [...filters.map((one) => [one]), all]) {
    const query = { q: word, ...Object.fromEntries(some.map(([name, value]) => [name, value])) };
    const wanted = inOrder(rows.filter((row) => some.every(([, , leaves]) => leaves(row))));
    const met = inOrder(
      (await searchUntil(scene, 'admin', query, ({ results }) => inOrder(results) === wanted)).results,
    );
    const when = `of documents with the same word, narrowed by ${some.map(([name, value]) => `${name} ${value}`).join(', ')}`;
    scene.holds(met === wanted, when, `${met} are found, not ${wanted}`);
  }
};

const words: PromiseCheck = async (scene) => {
  const [one = '', two = '', three = '', none = ''] = Array.from({ length: 4 }, () => newWord(scene));
  const text = `\u{1f4c4} ${one},R\u00e9${two}\n${three},`;
  const id = await scene.room.document({ name: `${scene.room.name('Table')}.csv`, mimeType: 'text/csv', bytes: text });
  await untilFound(scene, 'admin', one, id);
  const last = newWord(scene);
  const long = {
    name: `${scene.room.name('Long')}.txt`,
    mimeType: 'text/plain',
    bytes: `${'a '.repeat(490_000)}${last}`,
  };
  await untilFound(scene, 'admin', last, await scene.room.document(long));
  for (const [q, isDue] of [
    [`${three} ${one}`, true],
    [`${one} ${none}`, false],
    [`"${one} re${two}"`, true],
    [`"${one} ${three}"`, false],
    [one.slice(0, -1).toUpperCase(), true],
    [one.slice(1), false],
    [`${one} `.repeat(10) + none, true],
    [`${one} `.repeat(9) + none, false],
  ] as const) {
    const page = await searchUntil(scene, 'admin', { q }, (one) => has(id)(one) === isDue);
    scene.holds(has(id)(page) === isDue, `of “${text}” and the query ${q}`, isDue ? 'it is not found' : 'it is found');
  }
  const [hit] = (await searchUntil(scene, 'admin', { q: `${three} ${one}` }, has(id))).results;
  const marked = hit?.marks.map(({ from, to }) => hit.excerpt.slice(from, to)).join() ?? '';
  const areMarked = marked.toLowerCase() === `${one},${three}`.toLowerCase();
  scene.holds(areMarked, `of “${text}” and two of its words`, `what is marked is ${marked}`);
  const written = [
    ['\u673a\u5bc6\u5408\u540c\u6587\u4ef6', '\u5408\u540c'],
    ['\u3072\u307f\u3064\u3051\u3044\u3084\u304f', '\u3051\u3044\u3084\u304f'],
    ['\u0e21\u0e01\u0e23\u0e32\u0e04\u0e21', '\u0e23\u0e32\u0e04\u0e21'],
    ['\u0648\u0627\u0644\u0639\u0642\u062f', '\u0639\u0642\u062f'],
    ['\u05d4\u05e1\u05db\u05de\u05d9\u05dd', '\u05e1\u05db\u05de\u05d9\u05dd'],
  ] as const;
  const inside = await documentWith(scene, written.map(([whole]) => whole).join(' '));
  for (const [, part] of written) await untilFound(scene, 'admin', part, inside);
};

const ofAllKinds: PromiseCheck = async (scene) => {
  const word = newWord(scene);
  const { room } = scene;
  for (const [type, mimeType, bytes] of [
    ['pdf', 'application/pdf', tinyPdf(word)],
    ['docx', docx, tinyDocx(word)],
    ['xlsx', xlsx, tinyXlsx(word)],
    ['html', 'text/html', paper(word)],
  ] as const) {
    const id = await room.document({ mimeType, bytes });
    await untilFound(scene, 'admin', word, id);
    const page = await searchUntil(scene, 'admin', { q: word, type }, has(id));
    const isAlone = has(id)(page) && page.results.length === 1;
    scene.holds(isAlone, `of documents with the same word, narrowed by type ${type}`, 'it is not found, or not alone');
  }
};

const asShown: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [seen, draft] = [newWord(scene), newWord(scene)];
  const folderId = await room.folder({ accessLevel: 'restricted' });
  const documentId = await room.document({ bytes: paper(seen), folderId });
  const userId = await room.personOf('viewer');
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: false } });
  const id = await revised(room, [paper(seen), paper(draft)]);
  await untilFound(scene, 'admin', draft, id);
  for (const one of [id, documentId]) await untilFound(scene, 'viewer', seen, one);
  const { results } = await searchUntil(scene, 'viewer', { q: seen }, has(documentId));
  const isHidden = results.find((one) => one.id === documentId)?.folderId === null;
  scene.holds(isHidden, 'of a document in a folder that they do not see', 'the answer names the folder');
  const narrowed = await search(scene, 'viewer', { q: seen, folder: folderId });
  scene.holds(narrowed.results.length === 0, 'narrowed by that folder', 'a viewer finds what lies there');
  const { length } = (await search(scene, 'viewer', { q: draft })).results;
  scene.holds(length === 0, 'of a newer version that nobody approved', 'a viewer finds its words');
  const left = newWord(scene);
  const own = await room.ownUpload('viewer', { bytes: paper(left), accessLevel: 'confidential' });
  await untilFound(scene, 'admin', left, own);
  const hits = (await search(scene, 'viewer', { q: left })).results.length;
  scene.holds(hits === 0, 'of an upload that they may no longer view', 'its uploader finds its words');
  await scene.must({ id: 'revokeDocumentPermission', params: { documentId, userId } });
  const isLeft = has(documentId)(await search(scene, 'viewer', { q: seen }));
  scene.holds(!isLeft, 'after a grant was revoked', 'the user who had it still finds the document');
  await scene.must({ id: 'deleteDocument', params: { id: documentId } });
  const isThere = has(documentId)(await search(scene, 'admin', { q: seen }));
  scene.holds(!isThere, 'after it was deleted', 'the administrator finds the document still');
};

export const searchingChecks: Readonly<Record<string, PromiseCheck>> = {
  'searchContents own-eyes': ownEyes,
  'searchContents pages': pages,
  'searchContents narrowed': async (scene) => {
    await narrowed(scene);
    await ofAllKinds(scene);
  },
  'searchContents words': words,
  'searchContents as-shown': asShown,
};
