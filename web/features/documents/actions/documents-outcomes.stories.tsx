import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type StatusOf, fault } from '#mock/world/fault.ts';
import { showFolders, verbOf } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { own, row } from '#web/features/documents/testing/documents-scene.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { documentWords } from '#web/domain/words/document-words.ts';

const meta = {
  title: 'Screens/Document Management/Download and delete',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const downloadShows = (words: string) => async () => {
  await person.click(await verbOf(await row('Theirs'), 'Download'));
  await shows(words);
};

const downloadFault = (status: StatusOf<'downloadDocument'> & (403 | 404 | 500)) => ({
  scenario: own,
  persona: 'viewer' as const,
  faults: [fault('downloadDocument', status)],
});

export const DownloadStarted: Story = {
  tags: ['again'],
  args: { scenario: own },
  play: downloadShows('Download Started'),
};

export const DownloadForbidden: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A download is not allowed',
    'Access Denied',
    "You don't have permission to download this document",
  ),
  args: downloadFault(403),
  play: downloadShows('Access Denied'),
};

export const DownloadNotFound: Story = {
  parameters: catalogue('A document to download is not there', 'Document Not Found', 'The document could not be found'),
  args: downloadFault(404),
  play: downloadShows('Document Not Found'),
};

export const DownloadFailed: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A download fails for another reason',
    'Download Failed',
    'Unable to download the document. Please try again.',
  ),
  args: downloadFault(500),
  play: downloadShows('Download Failed'),
};

export const DeleteDocument: Story = {
  tags: ['again'],
  args: { scenario: own, persona: 'manager' },
  async play() {
    await person.click(await verbOf(await row('Theirs'), 'Delete'));
    await shows(/Are you sure you want to delete “Theirs\.pdf”\?/);
  },
};

export const DeleteDocumentFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A document cannot be deleted', documentWords.deleteDocument.failed.message),
  args: { scenario: own, persona: 'manager', faults: [fault('deleteDocument', 500)] },
  async play() {
    await person.click(await verbOf(await row('Theirs'), 'Delete'));
    await press('Delete Document');
    await shows(documentWords.deleteDocument.failed.message);
  },
};

export const LoadFailed: Story = {
  tags: ['again'],
  args: {
    faults: [fault('listDocuments', 500), fault('listFolders', 500)],
  },
  async play() {
    await shows('Failed to load documents');
    await showFolders();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
};
