import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Document Management/List and grid',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('grid', { name: 'Documents' });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const now = '2026-01-15T10:00:00.000Z';
const long = `${'A very long name that goes on and on '.repeat(5)}until it ends.pdf`;

const own = room({
  documents: [
    { name: 'Mine.pdf', uploadedById: 'user-viewer' },
    { name: 'Also mine.pdf', uploadedById: 'user-analyst' },
    { name: 'Theirs.pdf' },
  ],
});
const levels = room({
  documents: [
    { name: 'Public.pdf' },
    { name: 'Restricted.pdf', accessLevel: 'restricted' },
    { name: 'Confidential.pdf', accessLevel: 'confidential' },
    { name: 'Locked.pdf', accessLevel: 'confidential', downloadRestricted: true },
  ],
});
const nested = room({
  folders: ['One', 'Two', 'Three', 'Four', long].map((name, at, all) => ({ name, parentId: all[at - 1] ?? null })),
  documents: [
    { name: 'Deep report.pdf', folderId: long },
    { name: 'Top report.pdf', folderId: 'One' },
  ],
});

/** What opens fades in: its first frame is not visible yet. */
const appears = async (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const says = async (words: string | RegExp) => appears(await screen.findByText(words));

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function search(text: string): Promise<void> {
  await list();
  await userEvent.type(screen.getByRole('searchbox'), text);
}

export const Loading: Story = {
  args: {
    faults: [
      { operationId: 'listDocuments', delayMs: 'never' },
      { operationId: 'listFolders', delayMs: 'never' },
    ],
  },
  async play() {
    await says('Loading folders...');
    await expect(screen.getByText('Loading documents...')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: {
    faults: [
      { operationId: 'listDocuments', status: 500 },
      { operationId: 'listFolders', status: 500 },
    ],
  },
  async play() {
    await says('Failed to load documents');
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};

export const EmptyAsAdmin: Story = {
  args: { scenario: room({}) },
  async play() {
    await says('No documents yet');
    await expect(screen.getByText('Upload your first document to get started')).toBeVisible();
  },
};

export const EmptyAsViewer: Story = {
  args: { scenario: room({}), persona: 'viewer' },
  async play() {
    await says('No documents yet');
    await expect(screen.queryByRole('button', { name: /upload/i })).toBeNull();
  },
};

export const ListAsAdmin: Story = {
  async play() {
    const heads = within(await list()).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Document',
      'Version',
      'Access Level',
      'Last Modified',
      'Actions',
    ]);
  },
};

export const ListAsManager: Story = {
  args: { persona: 'manager' },
  async play() {
    await list();
    await expect(screen.getAllByRole('button', { name: 'Permissions' }).length).toBeGreaterThan(0);
  },
};

const onlyOwn = (mine: string, theirs: string) => async () => {
  await expect(within(await row(`^${mine}`)).getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(within(await row(`^${theirs}`)).queryByRole('button', { name: 'Delete' })).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Permissions' })).toBeNull();
};

export const OwnUploadAsAnalyst: Story = {
  args: { scenario: own, persona: 'analyst' },
  play: onlyOwn('Also mine', 'Theirs'),
};

export const OwnUploadAsViewer: Story = {
  args: { scenario: own, persona: 'viewer' },
  play: onlyOwn('Mine', 'Theirs'),
};

export const GridAsAdmin: Story = {
  async play() {
    await press('Grid view');
    const [card] = within(await list()).getAllByRole('gridcell');
    await expect(card).toHaveTextContent(/KB · .*(ago|Unknown).*(Public|Restricted|Confidential).*v\d/);
  },
};

export const GridAsViewer: Story = {
  args: { persona: 'viewer' },
  async play() {
    await press('Grid view');
    await expect(within(await list()).getAllByRole('gridcell').length).toBeGreaterThan(0);
  },
};

export const AwkwardNamesInTheList: Story = {
  args: { scenario: 'awkward' },
  async play() {
    await expect(within(await list()).getAllByRole('row').length).toBeGreaterThan(5);
  },
};

export const AwkwardNamesInTheGrid: Story = {
  args: { scenario: 'awkward' },
  async play() {
    await press('Grid view');
    await expect(within(await list()).getAllByRole('gridcell').length).toBeGreaterThan(2);
  },
};

export const UnknownSizeAndType: Story = {
  args: { scenario: room({ documents: [{ name: 'Unlabelled', size: null, mimeType: null }] }) },
  async play() {
    await expect(await row('Unlabelled')).toHaveTextContent('File · Unknown');
  },
};

export const AccessLevels: Story = {
  args: { scenario: levels },
  async play() {
    for (const level of ['Public', 'Restricted', 'Confidential']) {
      await expect(within(await row(`^${level}\\.pdf`)).getByText(level)).toBeVisible();
    }
  },
};

export const DownloadRestricted: Story = {
  args: { scenario: levels },
  async play() {
    await expect(within(await row('Locked')).getByRole('button', { name: 'Download Restricted' })).toBeDisabled();
  },
};

const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
const hour = 3_600_000;

export const Ages: Story = {
  args: {
    now,
    scenario: room({
      documents: [
        { name: '1.pdf', updatedAt: before(hour - 1_000) },
        { name: '2.pdf', updatedAt: before(hour) },
        { name: '3.pdf', updatedAt: before(24 * hour - 1_000) },
        { name: '4.pdf', updatedAt: before(24 * hour) },
        { name: '5.pdf', updatedAt: before(400 * 24 * hour) },
      ],
    }),
  },
  async play() {
    const words = ['Less than an hour ago', '1 hours ago', '23 hours ago', '1 days ago', '400 days ago'];
    for (const [at, age] of words.entries()) await expect(await row(`^${at + 1}\\.pdf`)).toHaveTextContent(age);
  },
};

export const Sizes: Story = {
  args: {
    scenario: room({
      documents: [
        { name: '1.pdf', size: 1023 },
        { name: '2.pdf', size: 1024 },
        { name: '3.pdf', size: 1_048_576 },
        { name: '4.pdf', size: 52_428_800 },
      ],
    }),
  },
  async play() {
    const words = ['1023 bytes', '1.0 KB', '1.0 MB', '50.0 MB'];
    for (const [at, size] of words.entries()) await expect(await row(`^${at + 1}\\.pdf`)).toHaveTextContent(size);
  },
};

const recent = (count: number) => async () => {
  const section = await screen.findByRole('region', { name: 'Recent Documents' });
  await expect(within(section).getAllByRole('button')).toHaveLength(count);
};

export const RecentWithThree: Story = { args: { scenario: own }, play: recent(3) };
export const RecentWithMore: Story = { play: recent(6) };

export const RootIsEmpty: Story = {
  args: { scenario: room({ folders: [{ name: 'Folder' }], documents: [{ name: 'a.pdf', folderId: 'Folder' }] }) },
  async play() {
    await says('No documents in the root directory');
  },
};

export const SortMenu: Story = {
  async play() {
    await list();
    await press(/^Sort/);
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(7);
  },
};

export const FiltersPanel: Story = {
  async play() {
    await list();
    await press('Filters');
    await expect(await screen.findByRole('combobox', { name: 'Access Level' })).toHaveFocus();
  },
};

export const FilteredToNothing: Story = {
  args: { scenario: own },
  async play() {
    await list();
    await press('Filters');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Access Level' }), 'confidential');
    await expect(screen.getByText('No documents match your search')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  },
};

export const Found: Story = {
  async play() {
    await search('audit');
    await expect(screen.getByText(/^Found \d+ documents and \d+ folders matching "audit"$/)).toBeVisible();
  },
};

export const FoundNothing: Story = {
  async play() {
    await search('zzz');
    await expect(screen.getByText('No documents match your search')).toBeVisible();
    await expect(screen.getByText('No folders match your search criteria')).toBeVisible();
  },
};

export const FoundInsideAFolder: Story = {
  args: { scenario: nested },
  async play() {
    await screen.findByRole('treeitem', { name: 'One' });
    await userEvent.type(screen.getByRole('searchbox'), 'two');
    await expect(await screen.findByRole('treeitem', { name: 'Two' })).toHaveAttribute('aria-level', '2');
  },
};

export const LongBreadcrumb: Story = {
  args: { scenario: nested, route: `/documents?folder=${encodeURIComponent(long)}` },
  async play() {
    const path = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(await within(path).findByTitle('One / Two / Three')).toBeVisible();
  },
};

export const EmptyFolder: Story = {
  args: { scenario: room({ folders: [{ name: 'Empty' }] }), route: '/documents?folder=Empty' },
  async play() {
    await says('This folder is empty');
  },
};

export const RowMenu: Story = {
  args: { scenario: own },
  async play() {
    await userEvent.pointer({ keys: '[MouseRight]', target: await row('Theirs') });
    await appears(await screen.findByRole('menu', { name: 'Theirs.pdf' }));
  },
};

const downloadSays = (words: string) => async () => {
  await userEvent.click(within(await row('Theirs')).getByRole('button', { name: 'Download' }));
  await says(words);
};
const downloadFault = (status: number) => ({
  scenario: own,
  persona: 'viewer' as const,
  faults: [{ operationId: 'downloadDocument' as const, status }],
});

export const DownloadStarted: Story = { args: { scenario: own }, play: downloadSays('Download Started') };
export const DownloadForbidden: Story = { args: downloadFault(403), play: downloadSays('Access Denied') };
export const DownloadNotFound: Story = { args: downloadFault(404), play: downloadSays('Document Not Found') };
export const DownloadFailed: Story = { args: downloadFault(500), play: downloadSays('Download Failed') };

export const DeleteDocument: Story = {
  args: { scenario: own, persona: 'manager' },
  async play() {
    await userEvent.click(within(await row('Theirs')).getByRole('button', { name: 'Delete' }));
    await says(/Are you sure you want to delete “Theirs\.pdf”\?/);
  },
};

export const DeleteDocumentFailed: Story = {
  args: { scenario: own, persona: 'manager', faults: [{ operationId: 'deleteDocument', status: 500 }] },
  async play() {
    await userEvent.click(within(await row('Theirs')).getByRole('button', { name: 'Delete' }));
    await press('Delete Document');
    await says('Failed to delete document');
  },
};

export const LinkToNothing: Story = {
  args: { scenario: own, route: '/documents?document=nothing', persona: 'viewer' },
  async play() {
    await says(/This document is not available to you/);
  },
};

export const OnAPhone: Story = {
  args: { persona: 'viewer' },
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(await list()).toBeVisible();
  },
};
