import { expect, screen, waitFor, within } from 'storybook/test';
import { smallRoom } from '#web/testing/small-room.ts';

export const room = (id: string, change: object) => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

const plain = { mimeType: 'text/plain', sniffedType: null };
const isNotice = (id: string) => id === 'doc-zip';

/** With a text in Shift-JIS, whose bytes do not name their encoding. */
export const japaneseRoom = {
  ...smallRoom,
  documents: smallRoom.documents.map((row) => ({
    ...row,
    ...(isNotice(row.id) && { name: 'Notice.txt', mimeType: plain.mimeType }),
  })),
  versions: smallRoom.versions.map((row) => ({ ...row, ...(isNotice(row.documentId) && plain) })),
  objects: { ...smallRoom.objects, 'object-doc-zip': () => new Uint8Array([0x93, 0x8c, 0x8b, 0x9e]) },
};

export const route = (id: string) => `/documents?document=${id}`;

export async function open() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('View-only mode')).toBeVisible());
  return dialog;
}

/** A data room in which viewers may read only this document. */
export const readable = (documentId: string) => ({
  ...smallRoom,
  grants: [
    ...smallRoom.grants,
    {
      id: `grant-${documentId}`,
      documentId,
      userId: 'user-viewer',
      canRead: true,
      canDownload: false,
      createdAt: smallRoom.now,
    },
  ],
});

/** The first page of a PDF once rendered, which takes longer than a dialog. */
export async function firstPage(): Promise<HTMLElement> {
  const page = await screen.findByRole('region', { name: /^Page 1 of/ }, { timeout: 20_000 });
  await waitFor(() => expect(page.querySelector('canvas')).not.toBeNull(), { timeout: 20_000 });
  return page;
}
