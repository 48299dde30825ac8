import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import type { UserRecord } from '#core/records/records.ts';
import { asRead } from '../testing/rows-as-read.ts';
import { sharedRoom } from '../testing/shared-room.ts';

async function openDocument(name: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: sharedRoom, route: '/documents?folder=folder-contracts', ...scene });
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  await app.user.click(within(row).getByRole('button', { name: /permissions/i }));
  return openTab(app, 'Document Permissions');
}

async function openFolder(name: string, folderId: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: sharedRoom, route: `/documents?folder=${folderId}`, ...scene });
  const row = await screen.findByRole('treeitem', { name });
  await app.user.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
  return openTab(app, 'Folder Permissions');
}

async function openTab(app: Awaited<ReturnType<typeof renderApp>>, title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await app.user.click(dialog.getByRole('tab', { name: 'Who has access' }));
  return {
    ...app,
    dialog,
    table: () => dialog.findByRole('table', { name: 'Who has access' }),
    people: () =>
      within(dialog.getByRole('table', { name: 'Who has access' }))
        .getAllByRole('row')
        .slice(1)
        .map(asRead),
  };
}

describe('who has access', () => {
  it('to a document is everybody with what they may do and why, in plain words', async () => {
    const { people, table, calls } = await openDocument('Data Export.zip');
    await table();
    expect(people()).toEqual([
      'Ingrid Vos | Viewer | ingrid@buyer.example | Can view and download | Folder permission on Contracts through group Bidders, until Mar 3 | Folder permission on 01 Corporate, inherited',
      'Priya Raman | Analyst | priya@strongroom.example | Can view and download | Folder permission on Contracts through group Bidders, until Mar 3 | Folder permission on Contracts ended on Jan 12',
    ]);
    expect(calls('listDocumentAccess').map(({ path }) => path)).toEqual(['/api/documents/doc-zip/access']);
  });

  it('cuts no name and no address', async () => {
    const long = 'wilhelmina.van-den-bergh-achternaam@advisors-of-the-buyer.example';
    const users = sharedRoom.users.map((user) =>
      user.id === 'user-viewer' ? { ...user, email: long } : { ...user, firstName: null, lastName: null },
    );
    await page.viewport(1440, 900);
    const { table } = await openDocument('Data Export.zip', { scenario: { ...sharedRoom, users } });
    const shown = await table();
    await within(shown).findByText(long);
    const cut = [...shown.querySelectorAll('*')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut.filter((element) => getComputedStyle(element).overflow !== 'visible')).toEqual([]);
  });

  it('to a folder shows who sees it, and what stops at it', async () => {
    const { dialog, people, table } = await openFolder('Sealed', 'folder-sealed');
    await table();
    expect(people()).toHaveLength(2);
    for (const row of people()) expect(row).toMatch(/No access .*stops at a confidential folder, Sealed/);
    const privileged = within(dialog.getByRole('region', { name: 'Administrators and managers see everything' }));
    expect(privileged.getAllByRole('listitem').map((item) => item.innerText)).toEqual(
      expect.arrayContaining([expect.stringContaining('Ada Lindqvist'), expect.stringContaining('Marcus')]),
    );
  });

  it('is searched by name and filtered by whether they can', async () => {
    const { user, dialog, people, table } = await openFolder('01 Corporate', 'folder-corporate');
    await table();
    const filter = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
    expect([...filter.options].map(({ text }) => text)).toEqual([
      'Everyone (2)',
      'Can see it (1)',
      'Cannot see it (1)',
    ]);
    await user.selectOptions(filter, 'can');
    expect(people()).toEqual([expect.stringContaining('Ingrid Vos')]);
    await user.selectOptions(filter, 'cannot');
    expect(people()).toEqual([expect.stringContaining('Priya Raman')]);
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'ingrid@');
    expect(await dialog.findByText('Nobody found')).toBeVisible();
    await user.selectOptions(filter, 'all');
    await waitFor(() => expect(people()).toEqual([expect.stringContaining('Ingrid Vos')]));
  });

  it('follows what is changed in the other tab', async () => {
    const { user, dialog, people, table } = await openFolder('01 Corporate', 'folder-corporate');
    await table();
    await user.click(dialog.getByRole('tab', { name: 'Permissions' }));
    await user.click(await dialog.findByRole('button', { name: 'Remove Ingrid Vos' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Ingrid Vos' })).toBeNull());
    await user.click(dialog.getByRole('tab', { name: 'Who has access' }));
    await table();
    expect(people().filter((row) => row.includes('No access'))).toHaveLength(2);
  });

  it('is taken along as CSV, with everybody in it', async () => {
    const { user, dialog, table, downloads } = await openDocument('Data Export.zip');
    await table();
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    await findToast('Export successful', 'who-has-access-Data Export.zip-2026-01-15.csv');
    const [file] = downloads;
    expect(file?.name).toBe('who-has-access-Data Export.zip-2026-01-15.csv');
    const lines = (await (await file!.blob).text()).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('"Name","Email","Role","Sees","Can View","Can Download","Because","Taken Away By"');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^"Ada Lindqvist","ada@.*","Admin","Yes","Yes","Yes","Administrators and managers see/);
  });

  it('that cannot be read is reported, and requested again', async () => {
    const { user, dialog, table } = await openDocument('Data Export.zip', {
      faults: [fault('listDocumentAccess', { status: 500, times: 1 })],
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load who has access');
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });

  it('does not read as nobody where the people cannot be read', async () => {
    const { user, dialog, table, change } = await openDocument('Data Export.zip', {
      faults: [fault('listUsers', 500)],
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load who has access');
    change({ faults: [] });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });

  it('of five hundred people draws those in view, and the keyboard scrolls to the others', async () => {
    const someone = sharedRoom.users.find(({ id }) => id === 'user-viewer')!;
    const crowd = Array.from({ length: 500 }, (_, at): UserRecord => ({
      ...someone,
      id: `user-${at}`,
      email: `person${at}@buyer.example`,
      firstName: 'Person',
      lastName: String(at).padStart(3, '0'),
      identity: null,
    }));
    const { user, dialog, people, table } = await openDocument('Data Export.zip', {
      scenario: { ...sharedRoom, users: [...sharedRoom.users, ...crowd] },
    });
    expect(await table()).toHaveAttribute('aria-rowcount', '503');
    expect(people().length).toBeLessThan(40);
    const region = dialog.getByRole('region', { name: 'People' });
    region.focus();
    expect(region).toHaveFocus();
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(people().some((row) => row.includes('Priya Raman'))).toBe(true));
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'person 499');
    await waitFor(() => expect(people()).toEqual([expect.stringContaining('Person 499')]));
  });
});
