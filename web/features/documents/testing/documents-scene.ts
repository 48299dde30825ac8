import { expect, screen, waitFor } from 'storybook/test';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { isPhone } from '#web/testing/narrow.ts';
import { room } from '#web/testing/room.ts';

export const list = () => screen.findByRole('grid', { name: 'Documents' });

/** A row by how its name begins or what is in it; on a phone, scrolls down until it is rendered. */
export function row(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.queryByRole('row', { name: new RegExp(name) });
    if (found) return found;
    if (isPhone()) screen.queryAllByRole('row').at(-1)?.scrollIntoView();
    return screen.getByRole('row', { name: new RegExp(name) });
  });
}

export const long = `${'A very long name that goes on and on '.repeat(5)}until it ends.pdf`;

export const own = room({
  documents: [
    { name: 'Mine.pdf', uploadedById: 'user-viewer' },
    { name: 'Also mine.pdf', uploadedById: 'user-analyst' },
    { name: 'Theirs.pdf' },
  ],
});

/** One document of each level, and one that viewers may read but not download. */
export const levels: Scenario = {
  ...room({
    documents: [
      { name: 'Public.pdf' },
      { name: 'Restricted.pdf', accessLevel: 'restricted' },
      { name: 'Confidential.pdf', accessLevel: 'confidential' },
      { name: 'Locked.pdf', accessLevel: 'confidential', downloadRestricted: true },
    ],
  }),
  grants: [
    {
      id: 'grant-locked',
      documentId: 'Locked.pdf',
      userId: 'user-viewer',
      canRead: true,
      canDownload: false,
      createdAt: '2026-01-10T09:00:00.000Z',
    },
  ],
};

/** Four documents whose names, times, sizes and types yield different orders. */
export const sortable = room({
  documents: [
    { name: 'Accounts.pdf', mimeType: 'application/pdf', size: 3_000, updatedAt: '2026-01-12T09:00:00.000Z' },
    {
      name: 'Board minutes.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: 1_000,
      updatedAt: '2026-01-14T09:00:00.000Z',
    },
    {
      name: 'Cap table.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 2_000,
      updatedAt: '2026-01-11T09:00:00.000Z',
    },
    {
      name: 'Deck.pptx',
      mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      size: 4_000,
      updatedAt: '2026-01-13T09:00:00.000Z',
    },
  ],
});

export const nested = room({
  folders: ['One', 'Two', 'Three', 'Four', long].map((name, at, all) => ({ name, parentId: all[at - 1] ?? null })),
  documents: [
    { name: 'Deep report.pdf', folderId: long },
    { name: 'Top report.pdf', folderId: 'One' },
  ],
});

/** Opening elements fade in, so that the first frame is not visible yet. */
export const appears = async (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
