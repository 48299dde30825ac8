import { screen } from 'storybook/test';
import { treeItem } from '#web/testing/narrow.ts';
import { room } from '#web/testing/room.ts';

export const shelf = room({
  folders: [
    { name: 'Folder 10' },
    { name: 'Folder 2' },
    { name: 'Folder 1', description: 'The first', accessLevel: 'restricted' },
    { name: 'Inside', parentId: 'Folder 1' },
    { name: 'Deeper', parentId: 'Inside' },
  ],
  documents: [
    { name: 'a.pdf', folderId: 'Deeper' },
    { name: 'b.pdf', folderId: 'Folder 1' },
  ],
});

export const approving = room({
  folders: [
    { name: 'Board papers', approvalRequired: true },
    { name: 'Minutes', parentId: 'Board papers' },
  ],
  documents: [{ name: 'a.pdf', folderId: 'Board papers' }],
});

export const item = treeItem;

export const name = () => screen.findByRole('textbox', { name: 'Name' });
