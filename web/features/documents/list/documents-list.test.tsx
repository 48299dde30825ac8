import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const route = '/documents';

/** The names in the list, from top to bottom. */
function listed(): string[] {
  return within(screen.getByRole('grid', { name: 'Documents' }))
    .queryAllByRole('row')
    .filter((row) => row.dataset['key'] !== undefined)
    .map((row) => row.querySelector('[data-open]')?.textContent ?? '');
}

function recent(): string[] {
  const section = screen.queryByRole('region', { name: 'Recent Documents' });
  return section
    ? within(section)
        .getAllByRole('button')
        .flatMap((button) => button.title || [])
    : [];
}

async function findList(): Promise<HTMLElement> {
  return screen.findByRole('grid', { name: 'Documents' });
}

async function sortBy(user: Awaited<ReturnType<typeof renderApp>>['user'], option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: option }));
}

async function filterBy(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  filter: 'Access Level' | 'File Type',
  option: string,
): Promise<void> {
  if (!screen.queryByRole('dialog', { name: 'Filters' }))
    await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: filter }), option);
}

const sizes = room({
  documents: [
    {
      name: 'charlie.zip',
      mimeType: 'application/zip',
      size: 30,
      updatedAt: '2026-01-12T09:00:00.000Z',
      createdAt: '2026-01-01T09:00:00.000Z',
    },
    {
      name: 'Alpha.pdf',
      mimeType: 'application/pdf',
      size: 20,
      updatedAt: '2026-01-11T09:00:00.000Z',
      createdAt: '2026-01-02T09:00:00.000Z',
    },
    {
      name: 'bravo 10.png',
      mimeType: 'image/png',
      size: 10,
      updatedAt: '2026-01-14T09:00:00.000Z',
      createdAt: '2026-01-03T09:00:00.000Z',
    },
    {
      name: 'bravo 2.png',
      mimeType: 'image/png',
      size: null,
      updatedAt: '2026-01-13T09:00:00.000Z',
      createdAt: '2026-01-04T09:00:00.000Z',
    },
  ],
});

describe('the list of documents', () => {
  test('has five columns and is sorted by name, by number value and ignoring case', async () => {
    const { calls } = await renderApp({ route, scenario: sizes });
    const list = await findList();
    expect(
      within(list)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Document', 'Version', 'Access Level', 'Last Modified', 'Actions']);
    expect(listed()).toEqual(['Alpha.pdf', 'bravo 2.png', 'bravo 10.png', 'charlie.zip']);
    expect(calls('listDocuments')).toMatchObject([{ method: 'GET', url: '/api/documents', status: 200 }]);
    await waitFor(() =>
      expect(calls('listFolders')).toMatchObject([{ method: 'GET', url: '/api/folders', status: 200 }]),
    );
  });

  test('shows name, kind, size, version, level and age in a row', async () => {
    await renderApp({
      route,
      scenario: room({
        documents: [
          {
            name: 'Plan.docx',
            size: 1536,
            version: 3,
            accessLevel: 'restricted',
            updatedAt: '2026-01-13T10:00:00.000Z',
          },
          { name: 'Unknown', size: null, mimeType: null, updatedAt: '2026-01-15T09:30:00.000Z' },
        ],
      }),
    });
    const list = await findList();
    expect(within(list).getByRole('row', { name: /Plan\.docx/ })).toHaveTextContent(
      /Plan\.docx.*DOCX · 1\.5 KB.*v3.*Restricted.*2 days ago/,
    );
    expect(within(list).getByRole('row', { name: /Unknown/ })).toHaveTextContent(
      /File · Unknown.*Less than an hour ago/,
    );
  });

  test.runIf(isDeep)('is sorted by each of the seven options without a call', async () => {
    const { user, calls } = await renderApp({ route, scenario: sizes });
    await findList();
    const before = calls().length;
    const orders: [string, string[]][] = [
      ['Name Z-A', ['charlie.zip', 'bravo 10.png', 'bravo 2.png', 'Alpha.pdf']],
      ['Date newest', ['bravo 10.png', 'bravo 2.png', 'charlie.zip', 'Alpha.pdf']],
      ['Date oldest', ['Alpha.pdf', 'charlie.zip', 'bravo 2.png', 'bravo 10.png']],
      ['Size largest', ['charlie.zip', 'Alpha.pdf', 'bravo 10.png', 'bravo 2.png']],
      ['Size smallest', ['bravo 2.png', 'bravo 10.png', 'Alpha.pdf', 'charlie.zip']],
      ['Type A-Z', ['Alpha.pdf', 'charlie.zip', 'bravo 2.png', 'bravo 10.png']],
      ['Name A-Z', ['Alpha.pdf', 'bravo 2.png', 'bravo 10.png', 'charlie.zip']],
    ];
    for (const [option, order] of orders) {
      await sortBy(user, option);
      expect(listed(), option).toEqual(order);
      expect(screen.getByRole('button', { name: `Sort: ${option}` })).toBeVisible();
    }
    expect(calls()).toHaveLength(before);
  });

  test('is sorted by its column heads, which show the direction', async () => {
    const { user } = await renderApp({ route, scenario: sizes });
    await findList();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Document')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Last Modified' }));
    expect(listed()[0]).toBe('bravo 10.png');
    expect(head('Last Modified')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Document')).toHaveAttribute('aria-sort', 'none');
    await user.click(screen.getByRole('button', { name: 'Last Modified' }));
    expect(head('Last Modified')).toHaveAttribute('aria-sort', 'ascending');
  });

  test('keeps the focus on its row while other rows change, and moves it to the next when that row is gone', async () => {
    const { focusWindow, world } = await renderApp({ route, scenario: sizes });
    const rowOf = (name: string) => within(screen.getByRole('grid')).getByRole('row', { name: new RegExp(name) });
    const remove = async (name: string) => {
      const documents = await world.store.read((tx) => tx.documents.list());
      const id = documents.find((document) => document.name === name)?.id;
      await fetch(`/api/documents/${id ?? ''}`, { method: 'DELETE' });
      await focusWindow();
      await waitFor(() => expect(listed()).not.toContain(name));
    };
    await findList();
    rowOf('bravo 10').focus();
    await remove('Alpha.pdf');
    expect(rowOf('bravo 10')).toHaveFocus();
    await remove('bravo 10.png');
    expect(rowOf('charlie')).toHaveFocus();
  });

  test('switches to cards and back by its buttons and by g', async () => {
    const { user } = await renderApp({ route, scenario: sizes });
    await findList();
    await user.keyboard('g');
    expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull();
    const card = await screen.findByRole('gridcell', { name: /Alpha\.pdf/ });
    expect(card).toHaveTextContent(/Alpha\.pdf.*20 bytes.*4 days ago.*Public.*v1/);
    await user.keyboard('g');
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    expect(screen.queryByRole('columnheader', { name: 'Version' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'List view' }));
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  });
});

describe('Recent Documents', () => {
  const eight = room({
    folders: [{ name: 'Folder' }],
    documents: ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name, at) => ({ name, size: at, folderId: 'Folder' })),
  });

  test('are the first six of the sorted list of all folders, and not shown during a search', async () => {
    const { user } = await renderApp({ route, scenario: eight });
    await screen.findByRole('region', { name: 'Recent Documents' });
    expect(recent()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await sortBy(user, 'Name Z-A');
    expect(recent()).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(recent()).toEqual([]);
    await user.clear(screen.getByRole('searchbox'));
    expect(recent()).toHaveLength(6);
  });
});

describe('the search', () => {
  const findable = room({
    folders: [
      { name: 'Reports' },
      { name: 'Deep', parentId: 'Middle' },
      { name: 'Middle', parentId: 'Top', description: 'with a report in it' },
      { name: 'Top' },
    ],
    documents: [
      { name: 'report.pdf' },
      { name: 'plan.docx', description: 'The Quarterly Report' },
      { name: 'inside.pdf', folderId: 'Deep', description: 'report' },
      { name: 'other.pdf' },
    ],
  });

  test('ignores case, finds names and descriptions of documents and folders, and counts them', async () => {
    const { user, calls } = await renderApp({ route, scenario: findable });
    await findList();
    const before = calls().length;
    await user.type(screen.getByRole('searchbox'), ' REPORT ');
    expect(listed()).toEqual(['inside.pdf', 'plan.docx', 'report.pdf']);
    expect(screen.getByText('Found 3 documents and 2 folders matching "REPORT"')).toBeVisible();
    expect(screen.getAllByRole('treeitem').map((item) => item.ariaLabel)).toEqual(['Reports', 'Top', 'Middle']);
    expect(screen.getByRole('row', { name: /inside\.pdf/ })).toHaveTextContent('in Deep');
    expect(calls()).toHaveLength(before);
  });

  test('shows the term that was not found', async () => {
    const { user } = await renderApp({ route, scenario: findable });
    await findList();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No documents match your search')).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeVisible();
    expect(screen.getByText('No folders match your search criteria')).toBeVisible();
    expect(screen.getByText('Found 0 documents and 0 folders matching "zzz"')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '   ');
    expect(screen.queryByText(/^Found/)).toBeNull();
    expect(listed()).toEqual(['other.pdf', 'plan.docx', 'report.pdf']);
  });

  test('gets the focus by its key, and stays empty', async () => {
    const { user } = await renderApp({ route, scenario: findable });
    await findList();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the filters', () => {
  const kinds = room({
    folders: [{ name: 'Folder', accessLevel: 'confidential' }],
    documents: [
      { name: 'a.pdf', mimeType: 'application/pdf', accessLevel: 'confidential' },
      { name: 'b.doc', mimeType: 'application/msword', accessLevel: 'restricted' },
      { name: 'c.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
      { name: 'd.png', mimeType: 'image/png' },
      { name: 'e.jpg', mimeType: 'image/jpeg' },
      { name: 'f.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      { name: 'g.zip', mimeType: 'application/zip' },
      { name: 'h', mimeType: null },
    ],
  });

  test('offer every type and show only its documents', async () => {
    const { user } = await renderApp({ route, scenario: kinds });
    await findList();
    const kept: [string, string[]][] = [
      ['pdf', ['a.pdf']],
      ['doc', ['b.doc', 'c.docx']],
      ['image', ['d.png', 'e.jpg']],
      ['other', ['f.xlsx', 'g.zip', 'h']],
      ['all', ['a.pdf', 'b.doc', 'c.docx', 'd.png', 'e.jpg', 'f.xlsx', 'g.zip', 'h']],
    ];
    for (const [type, names] of kept) {
      await filterBy(user, 'File Type', type);
      expect(listed(), type).toEqual(names);
    }
  });

  test('offer every access level, do not apply to folders, and show the number of active ones', async () => {
    const { user } = await renderApp({ route, scenario: kinds });
    await findList();
    await filterBy(user, 'Access Level', 'restricted');
    expect(listed()).toEqual(['b.doc']);
    expect(screen.getByRole('treeitem', { name: 'Folder' })).toBeVisible();
    await filterBy(user, 'File Type', 'pdf');
    expect(screen.getByRole('button', { name: 'Filters 2' })).toBeVisible();
    expect(screen.getByText('No documents match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(listed()).toHaveLength(8);
    const values = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    expect(values('Access Level')).toEqual(['all', 'public', 'restricted', 'confidential']);
    expect(values('File Type')).toEqual(['all', 'pdf', 'doc', 'image', 'other']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });
});

describe('the list', () => {
  test('shows skeletons while it loads, and no empty state', async () => {
    await renderApp({
      route,
      faults: [fault('listDocuments', { delayMs: 'never' }), fault('listFolders', { delayMs: 'never' })],
    });
    expect(await screen.findByText('Loading folders...')).toBeVisible();
    expect(screen.getByText('Loading documents...')).toBeInTheDocument();
    expect(screen.queryByText('No documents yet')).toBeNull();
  });

  test('that failed to load is reported, and loads with Retry', async () => {
    const { user, change } = await renderApp({
      route,
      scenario: sizes,
      faults: [fault('listDocuments', 500), fault('listFolders', 500)],
    });
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    expect(await screen.findByText('Failed to load folders')).toBeVisible();
    expect(screen.queryByText('No documents yet')).toBeNull();
    change({ faults: [] });
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    await findList();
    expect(listed()).toHaveLength(4);
    expect(await screen.findByText('No folders yet')).toBeVisible();
  });

  test('stays as it was when a later refetch fails', async () => {
    const { focusWindow, change, calls } = await renderApp({ route, scenario: sizes });
    await findList();
    change({ faults: [fault('listDocuments', 500)] });
    await focusWindow();
    await waitFor(() => expect(calls('listDocuments')).toHaveLength(2));
    expect(listed()).toHaveLength(4);
  });

  test('of an empty room offers an upload to managers only', async () => {
    await renderApp({ route, scenario: room({}), persona: 'manager' });
    expect(await screen.findByText('No documents yet')).toBeVisible();
    expect(screen.getByText('Upload your first document to get started')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload a file' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add the first folder' })).toBeVisible();
  });

  test('of an empty room shows a viewer that there is nothing', async () => {
    await renderApp({ route, scenario: room({}), persona: 'viewer' });
    expect(await screen.findByText('No documents yet')).toBeVisible();
    expect(await screen.findByText('No folders yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /upload|folder/i })).toBeNull();
  });

  test('of a Home without documents of its own states that all are in folders', async () => {
    await renderApp({
      route,
      scenario: room({ folders: [{ name: 'Folder' }], documents: [{ name: 'a', folderId: 'Folder' }] }),
    });
    expect(await screen.findByText('No documents in the root directory')).toBeVisible();
    expect(screen.queryByText('No documents yet')).toBeNull();
  });
});
