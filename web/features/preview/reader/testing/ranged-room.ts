// A data room with a PDF that is fetched in pieces.
import { pdf } from '#server/scenarios/files/pdf.ts';
import { smallRoom } from '#web/testing/small-room.ts';

/** About thirty lines a page. */
const words = (page: number) =>
  Array.from(
    { length: 12 },
    (_, line) =>
      `Page ${page}, line ${line}. The résumé of the seller’s warranties is given in schedule ${page * 12 + line}.`,
  );

/** At least this many pages. */
export function longPdf(pages: number): Uint8Array {
  return pdf({
    title: 'Long agreement',
    subtitle: 'Every clause of it',
    sections: Array.from({ length: pages }, (_, at) => ({ heading: `Part ${at + 1}`, paragraphs: words(at + 1) })),
  });
}

export const rangedRoom = { ...smallRoom, objects: { ...smallRoom.objects, 'object-doc-pdf': () => longPdf(200) } };
