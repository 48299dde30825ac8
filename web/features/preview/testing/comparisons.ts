// Answers of every kind, for stories and tests of comparisons.
import type { ComparedBlock, ComparedCell, ComparedLine, NotCompared, VersionComparison } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const facts = {
  from: {
    version: 1,
    name: 'Share Purchase Agreement.docx',
    size: 48_213,
    mimeType: type,
    sha256: '9f2c4b1e77d05a3c8e61f4d2b90a7c5513e8d6f04b2a91c7e5d3f8a60b1c2d3e',
    uploadedByName: 'Ada Lovelace',
    createdAt: '2026-01-10T09:00:00.000Z',
    comment: 'First draft',
  },
  to: {
    version: 2,
    name: 'Share Purchase Agreement.docx',
    size: 48_790,
    mimeType: type,
    sha256: '17be03a94d5c6f2281d0e3b7a6c95f4e20d8b1c3f7a6e5d4c3b2a190f8e7d6c5',
    uploadedByName: 'Marcus Webb',
    createdAt: '2026-01-14T16:42:10.000Z',
    comment: 'Purchase price and long-stop date as agreed with the buyer on Tuesday',
  },
  same: false,
};

const plain = (number: number, text: string): ComparedLine => ({ number, parts: [{ text, changed: false }] });

/** Words between bars are the changed ones. */
const marked = (number: number, text: string): ComparedLine => ({
  number,
  parts: text.split('|').map((words, at) => ({ text: words, changed: at % 2 === 1 })),
});

const same = (from: number, to: number, texts: readonly string[]): ComparedBlock => ({
  kind: 'same',
  before: texts.map((text, at) => plain(from + at, text)),
  after: texts.map((text, at) => plain(to + at, text)),
});

const skipped = (lines: number): ComparedBlock => ({ kind: 'skipped', lines, before: [], after: [] });

const contract: ComparedBlock[] = [
  skipped(24),
  same(25, 25, ['3. Consideration', '', 'The Consideration is payable in cash on Completion.']),
  {
    kind: 'changed',
    before: [
      marked(28, 'The Purchaser shall pay EUR |18,500,000| (the “Purchase Price”) to the |Seller| on Completion.'),
      marked(29, 'Completion shall take place on |31 March 2026|.'),
    ],
    after: [
      marked(
        28,
        'The Purchaser shall pay EUR |19,250,000| (the “Purchase Price”) to the |Sellers in equal parts| on Completion.',
      ),
      marked(29, 'Completion shall take place on |30 April 2026| or on |any later day on which the Parties agree|.'),
    ],
  },
  same(30, 30, ['', '4. Conditions', 'Completion is conditional upon the following:']),
  skipped(3),
  same(36, 36, ['(c) no Material Adverse Change having occurred;']),
  {
    kind: 'added',
    before: [],
    after: [plain(37, '(d) the consent of the Landlord under the Lease having been obtained in writing; and')],
  },
  same(37, 38, ['(e) the release of the Security.']),
  skipped(112),
  same(150, 151, ['11. Long-stop date']),
  {
    kind: 'removed',
    before: [
      plain(151, 'Either party may rescind this Agreement by notice to the other where the Conditions are not met.'),
      plain(152, ''),
    ],
    after: [],
  },
  same(153, 152, ['12. Governing law']),
  skipped(41),
];

export const textComparison: VersionComparison = {
  ...facts,
  content: { kind: 'text', changes: 3, isCut: false, blocks: contract },
};

export const cutComparison: VersionComparison = {
  ...facts,
  content: { kind: 'text', changes: 4_812, isCut: true, blocks: contract },
};

export const sameTextComparison: VersionComparison = {
  ...facts,
  content: { kind: 'text', changes: 0, isCut: false, blocks: [] },
};

const word = 'counterparty-indemnification-schedule/';
export const longLinesComparison: VersionComparison = {
  ...facts,
  content: {
    kind: 'text',
    changes: 1,
    isCut: false,
    blocks: [
      same(1_204_511, 1_204_511, [word.repeat(20)]),
      {
        kind: 'changed',
        before: [marked(1_204_512, `${'The Sellers warrant to the Purchaser that '.repeat(6)}|nothing| is owed.`)],
        after: [
          marked(1_204_512, `${'The Sellers warrant to the Purchaser that '.repeat(6)}|${word.repeat(8)}| is owed.`),
        ],
      },
      same(1_204_513, 1_204_513, [
        '\u05D4\u05E1\u05DB\u05DD \u05DC\u05DE\u05DB\u05D9\u05E8\u05EA \u05DE\u05E0\u05D9\u05D5\u05EA (SPA)',
        '\tIndented\tby tabs',
      ]),
    ],
  },
};

/** As many as a comparison may contain. */
export const manyChanges = (changes: number, cut?: { changes: number; isCut: true }): VersionComparison => ({
  ...facts,
  content: {
    kind: 'text',
    changes,
    isCut: false,
    blocks: Array.from({ length: changes }, (_, at): ComparedBlock[] => [
      skipped(6),
      {
        kind: 'changed',
        before: [marked(at * 7 + 7, `Row ${at + 1};|old|;EUR`)],
        after: [marked(at * 7 + 7, `Row ${at + 1};|new|;EUR`)],
      },
    ]).flat(),
    ...cut,
  },
});

const cell = (at: string, before: string | null, after: string | null): ComparedCell => ({ cell: at, before, after });

export const sheetsComparison: VersionComparison = {
  ...facts,
  from: { ...facts.from, name: 'Financial Model.xlsx' },
  to: { ...facts.to, name: 'Financial Model 2026.xlsx' },
  content: {
    kind: 'sheets',
    changes: 5,
    isCut: false,
    sheets: [
      { name: 'Assumptions', state: 'same', cells: [] },
      {
        name: 'Profit and loss',
        state: 'changed',
        cells: [cell('B7', '1,204,500', '1,310,900'), cell('B8', '0.34', '0.36'), cell('D12', null, 'Restated')],
      },
      { name: 'Bridge', state: 'added', cells: [cell('A1', null, 'EBITDA bridge')] },
      { name: 'Scratch', state: 'removed', cells: [cell('AA104', 'do not use', null)] },
    ],
  },
};

export const notCompared = (reason: NotCompared['reason']): VersionComparison => ({
  ...facts,
  ...(reason === 'same' && { same: true, to: { ...facts.from, version: 2 } }),
  content: { kind: 'none', reason },
});

export const answering = (body: VersionComparison): Fault[] => [
  fault('compareDocumentVersions', { status: 200, body }),
];
