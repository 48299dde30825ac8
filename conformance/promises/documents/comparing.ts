// Comparing versions: in either order, with itself, and with versions that the reader may not see or that do not exist.
import { z } from 'zod';
import { approvalFolder, askFor, newestOf } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';
import { tinyXlsx, xlsx } from '../office-samples.ts';
import { tinyPdf, tinyPicture } from '../samples.ts';
import type { Scene } from '../scene.ts';

const facts = z.looseObject({ version: z.number(), size: z.number().nullable(), sha256: z.string().nullable() });
const views = z.array(z.looseObject({ activityType: z.string() }));
const line = z.looseObject({ parts: z.array(z.looseObject({ text: z.string(), changed: z.boolean() })) });
const block = z.looseObject({ kind: z.string(), before: z.array(line), after: z.array(line) });
const compared = z.looseObject({
  from: facts,
  to: facts,
  same: z.boolean(),
  content: z.looseObject({ kind: z.string(), blocks: z.array(block).optional() }),
});

const pages = ['first', 'second', 'second', 'third'].map(
  (word, at) => `<!doctype html><html><body><p>Begun</p><p>the ${word}</p>${at === 2 ? '' : '\n'}</body></html>`,
);

const wordsOf = (lines: readonly z.output<typeof line>[]) =>
  lines.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n');

const orders: PromiseCheck = async (scene) => {
  const { room } = scene;
  const name = room.name('Compared');
  let id = '';
  for (const [at, bytes] of pages.entries())
    id = await room.document({ name, bytes, comment: `Of the ${at}` }, at === 1 ? 'manager' : 'admin');
  const numbers = pages.map((_, at) => at + 1);
  for (const from of numbers)
    for (const to of numbers) {
      const when = `from version ${from} to version ${to}`;
      const query = { from: String(from), to: String(to) };
      const found = await scene.read(compared, { id: 'compareDocumentVersions', who: 'viewer', params: { id }, query });
      const isNamed = found.from.version === from && found.to.version === to;
      scene.holds(isNamed, when, `it says from ${found.from.version} to ${found.to.version}`);
      const sizes = [found.from.size, found.to.size].join();
      const wanted = [pages[from - 1]?.length, pages[to - 1]?.length].join();
      scene.holds(sizes === wanted, when, `it says ${sizes} bytes, not ${wanted}`);
      const isSame = pages[from - 1] === pages[to - 1];
      scene.holds(found.same === isSame, when, `it says same: ${found.same}`);
      const isOne = (found.from.sha256 === found.to.sha256) === isSame;
      scene.holds(isOne, when, 'its SHA-256 are other ones');
      holdsWords(scene, when, found, [pages[from - 1] ?? '', pages[to - 1] ?? '']);
    }
  const viewsOf = async () =>
    (await scene.read(views, { id: 'listDocumentActivity', params: { id } })).filter(
      ({ activityType }) => activityType === 'document_view',
    ).length;
  const found = await viewsOf();
  const all = 'of four versions, each with each in either order';
  scene.holds(found === 10, all, `${found} comparisons are audited, not 10`);
  const query = { from: '1', to: '2' };
  await scene.must({ id: 'compareDocumentVersions', who: 'analyst', params: { id }, query });
  const more = (await viewsOf()) - found;
  scene.holds(more === 1, 'after somebody else compared two of them', `${more} more comparisons are audited, not 1`);
};

/** Each side of a change belongs to its version. */
function holdsWords(
  scene: Scene,
  when: string,
  { content }: z.output<typeof compared>,
  sides: readonly [string, string],
) {
  for (const { kind, before, after } of content.blocks ?? []) {
    for (const [side, lines] of [before, after].entries())
      for (const words of wordsOf(lines).split('\n'))
        scene.holds(sides[side]?.includes(words) ?? false, when, `${side === 0 ? 'before' : 'after'} has "${words}"`);
    const isRight = kind === 'added' ? before.length === 0 : kind !== 'removed' || after.length === 0;
    scene.holds(isRight, when, `what is ${kind} stands on the other side`);
  }
}

const hidden: PromiseCheck = async (scene) => {
  const { room } = scene;
  const folderId = await approvalFolder(room);
  const name = room.name('Draft');
  await room.policy.needOneApprover();
  const id = await room.document({ name, folderId }, 'manager');
  const { version, sha256 } = await newestOf(room, id);
  const requestId = await askFor(room, 'manager', { id, version, sha256 });
  await scene.must({ id: 'decideApproval', params: { id: requestId }, json: { decision: 'approve', version, sha256 } });
  await room.document({ name, folderId, bytes: '<!doctype html><p>that nobody approved</p>' }, 'manager');
  for (const [from, to, status] of [
    ['1', '1', 200],
    ['1', '2', 404],
    ['2', '1', 404],
    ['2', '2', 404],
    ['1', '9', 404],
    ['9', '1', 404],
  ] as const) {
    const when = `from version ${from} to ${to}, where the second was not approved and there is no third`;
    const call = { id: 'compareDocumentVersions', params: { id }, query: { from, to } };
    for (const who of ['viewer', 'analyst'] as const) await scene.answers(status, when, { ...call, who });
    const isThere = from !== '9' && to !== '9';
    await scene.answers(isThere ? 200 : 404, when, { ...call, who: 'admin' });
  }
};

const refused = z.looseObject({
  content: z.object({ kind: z.string(), reason: z.string(), of: z.string().optional() }),
});

const kinds: PromiseCheck = async (scene) => {
  const { room } = scene;
  const name = room.name('Changing');
  const picture = { name, bytes: tinyPicture(), mimeType: 'image/png' };
  const id = await room.document({ name });
  const pdf = { name, mimeType: 'application/pdf' };
  for (const next of [
    ...[picture, { ...picture, bytes: tinyPicture(9) }],
    ...[
      { ...pdf, bytes: tinyPdf('one') },
      { ...pdf, bytes: tinyPdf('two') },
    ],
    { name, mimeType: 'text/plain', bytes: 'one' },
  ])
    await room.document(next);
  for (const [from, to, of] of [
    ['1', '2', 'to'],
    ['2', '1', 'from'],
    ['2', '3', 'both'],
  ] as const) {
    const call = { id: 'compareDocumentVersions', params: { id }, query: { from, to } };
    const { content } = await scene.read(refused, call);
    const reason = [content.kind, content.reason, content.of].join();
    scene.holds(
      reason === `none,type,${of}`,
      `from version ${from} to ${to} of a text and two pictures`,
      `it says ${reason}`,
    );
  }
  for (const [from, to] of [
    ['1', '6'],
    ['4', '5'],
    ['5', '6'],
  ] as const) {
    const call = { id: 'compareDocumentVersions', params: { id }, query: { from, to } };
    const { content } = await scene.read(compared, call);
    const isCompared = content.kind !== 'none';
    scene.holds(isCompared, `from version ${from} to ${to} of HTML, two PDF and a text`, 'nothing is compared');
  }
};

const numbered = line.extend({ number: z.number() });

const shown = z.looseObject({
  same: z.boolean(),
  content: z.looseObject({
    changes: z.number(),
    blocks: z.array(z.looseObject({ before: z.array(numbered), after: z.array(numbered) })).optional(),
    sheets: z.array(z.looseObject({ name: z.string(), state: z.string() })).optional(),
  }),
});

/** Blank lines, spaces at the end of a line, versions of one size, and sheets that are gone. */
const parts: PromiseCheck = async (scene) => {
  const { room } = scene;
  const compare = async (mimeType: string, ...all: readonly (string | Uint8Array<ArrayBuffer>)[]) => {
    const name = room.name('Compared');
    let id = '';
    for (const bytes of all) id = await room.document({ name, mimeType, bytes });
    return scene.read(shown, { id: 'compareDocumentVersions', params: { id }, query: { from: '1', to: '2' } });
  };
  const text = await compare('text/plain', 'one\n\n\ntwo\nthree', 'one\n\n\ntwo\nseven');
  scene.holds(!text.same, 'of two texts of the same size', 'they are said to be the same');
  const last = text.content.blocks?.flatMap(({ after }) => after).at(-1)?.number;
  scene.holds(last === 5, 'of a text with a change in its fifth line', `the line ${last} is shown last`);
  const sides = ['gone\none\ntwo\nthree', 'one\nzwei\ndrei'] as const;
  const { blocks = [] } = (await compare('text/plain', ...sides)).content;
  const [before, after] = [blocks.flatMap((one) => one.before), blocks.flatMap((one) => one.after)];
  for (const [at, lines] of [before, after].entries()) {
    const found = lines.map((one) => `${one.number} ${wordsOf([one])}`).join();
    const wanted = sides[at]?.split('\n').map((words, index) => `${index + 1} ${words}`);
    scene.holds(found === wanted?.join(), 'of texts whose lines have other numbers', `${found} are the lines of one`);
  }
  const { changes } = (await compare('text/plain', 'one  \ntwo', 'one\ntwo')).content;
  scene.holds(changes === 1, 'of a line without the spaces at its end', `${changes} changes are counted`);
  const { sheets = [] } = (await compare(xlsx, tinyXlsx('one', 'two'), tinyXlsx('one'))).content;
  const states = sheets.map(({ state }) => state).join();
  scene.holds(states === 'same,removed', 'of two sheets, of which the second is gone', `they are ${states}`);
};

export const comparingChecks: Readonly<Record<string, PromiseCheck>> = {
  'compareDocumentVersions orders': orders,
  'compareDocumentVersions hidden': hidden,
  'compareDocumentVersions kinds': async (scene) => {
    await kinds(scene);
    await parts(scene);
  },
};
