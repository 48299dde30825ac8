// Documents with text, for searching contents.
import { pdf } from '#server/scenarios/files/pdf.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { room } from '#web/testing/room.ts';

/** The texts by document name. */
export function sayingRoom(texts: Readonly<Record<string, string>>): Scenario {
  return filedRoom(texts, 'text/plain', (text) => new TextEncoder().encode(text));
}

function filedRoom(
  texts: Readonly<Record<string, string>>,
  mimeType: string,
  written: (text: string) => Uint8Array,
): Scenario {
  const made = room({
    folders: [{ name: 'Deal' }],
    documents: Object.keys(texts).map((name, at) => ({
      name,
      mimeType,
      folderId: at === 0 ? 'Deal' : null,
      updatedAt: new Date(Date.UTC(2026, 0, 14 - at)).toISOString(),
    })),
  });
  return {
    ...made,
    versions: made.versions.map((row) => ({ ...row, objectKey: `object-${row.documentId}` })),
    objects: Object.fromEntries(Object.entries(texts).map(([name, text]) => [`object-${name}`, () => written(text)])),
  };
}

export const offers = sayingRoom({
  'Offer.txt': 'Either party owes the break fee of two percent unless the closing conditions are met by June.',
  'Term sheet.txt': 'Die Bedingung: Bei Abbruch fällt eine Break Fee an.',
  'Minutes.txt': 'Nothing was decided about it.',
});

/** A PDF of several pages, each line a clause. */
export const contract = filedRoom(
  { 'Contract.pdf': Array.from({ length: 90 }, (_, at) => `Clause ${at + 1}`).join('\n') },
  'application/pdf',
  (text) => pdf({ title: 'Contract', subtitle: '2026', sections: [{ paragraphs: text.split('\n') }] }),
);
