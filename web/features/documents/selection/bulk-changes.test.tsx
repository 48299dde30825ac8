import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

type User = RenderedApp['user'];

const names = ['a.pdf', 'b.pdf', 'c.pdf'];
const shelf: Scenario = room({
  folders: [{ name: 'Legal' }],
  documents: [
    { name: 'a.pdf', accessLevel: 'restricted' },
    { name: 'b.pdf', accessLevel: 'restricted' },
    { name: 'c.pdf', accessLevel: 'confidential', downloadRestricted: true },
  ],
});
const grant = {
  ...{ id: 'grant', documentId: 'a.pdf', userId: 'user-viewer', canRead: true, canDownload: true },
  createdAt: '2026-01-10T09:00:00.000Z',
};
/** The viewer may already download a.pdf. */
const given: Scenario = { ...shelf, grants: [grant] };

const refusal = {
  ...{ title: 'Forbidden', status: 403, code: 'second-factor-required' as const },
  message: 'Confirm that it is you',
};

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const selected = () => screen.getByRole('toolbar', { name: 'Selection' });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, persona: 'manager', ...options });
  await screen.findByRole('row', { name: /a\.pdf/ });
  await within(await screen.findByRole('tree', { name: 'Folders' })).findByRole('treeitem', { name: 'Legal' });
  return app;
}

async function select(user: User, some = names): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of some) await user.click(row(name));
  await screen.findByRole('toolbar', { name: 'Selection' });
}

async function settings(user: User, some = names) {
  await select(user, some);
  await user.click(screen.getByRole('button', { name: `Access level and restrictions… (${some.length})` }));
  return within(await screen.findByRole('dialog', { name: 'Access level and restrictions' }));
}

/** After the dialog of the change has closed. */
async function undo(user: User): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
}

async function save(user: User, name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('access level and restrictions of a selection', () => {
  test('leave what is not chosen as others have changed it meanwhile', async () => {
    const { user, calls, world } = await open();
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('a.pdf'))!, accessLevel: 'confidential' }),
    );
    const dialog = await settings(user, ['a.pdf']);
    await waitFor(() => expect(dialog.getByLabelText('Access Level')).toHaveDisplayValue('As it is (Confidential)'));
    await user.selectOptions(dialog.getByLabelText('Downloads'), 'Restricted');
    await save(user, 'Save Settings');
    await waitFor(() =>
      expect(calls('updateDocumentSettings')).toMatchObject([
        { body: { accessLevel: 'confidential', downloadRestricted: true } },
      ]),
    );
  });

  test('leave what is not chosen as others have changed it while the dialog was open', async () => {
    const { user, calls, world } = await open();
    const dialog = await settings(user, ['a.pdf']);
    await user.selectOptions(dialog.getByLabelText('Downloads'), 'Restricted');
    await dialog.findByText('1 document changes.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Settings' })).toBeEnabled());
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('a.pdf'))!, accessLevel: 'confidential' }),
    );
    await save(user, 'Save Settings');
    await waitFor(() =>
      expect(calls('updateDocumentSettings')).toMatchObject([
        { body: { accessLevel: 'confidential', downloadRestricted: true } },
      ]),
    );
  });

  test('leave what others changed before another try', async () => {
    const { user, change, calls, world } = await open({ faults: [fault('updateDocumentSettings', 500)] });
    const dialog = await settings(user, ['a.pdf', 'b.pdf']);
    await user.selectOptions(dialog.getByLabelText('Printing'), 'Restricted');
    await save(user, 'Save Settings');
    const again = await screen.findByRole('button', { name: 'Try again' });
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('a.pdf'))!, accessLevel: 'confidential' }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1100));
    change({ faults: [] });
    await user.click(again);
    await findToast('Settings changed', '2 documents changed | Undo', 'success');
    const body = { accessLevel: 'confidential', printingRestricted: true };
    expect(
      calls('updateDocumentSettings')
        .filter(({ path }) => path.includes('a.pdf'))
        .at(-1),
    ).toMatchObject({ body });
  });

  test('say why they cannot be saved for more than 10,000 documents', async () => {
    const { user } = await open({ faults: [fault('previewSettings', 400)] });
    const dialog = await settings(user);
    await user.selectOptions(dialog.getByLabelText('Access Level'), 'Public');
    expect(await dialog.findByText('At most 10,000 can be changed at once. Select fewer.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('show the number of changes and who gains access, change only those, and can be undone for each', async () => {
    const { user, calls } = await open();
    const dialog = await settings(user);
    const level = dialog.getByLabelText('Access Level');
    expect(level).toHaveDisplayValue('As it is (2 Restricted, 1 Confidential)');
    expect(dialog.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
    await user.selectOptions(level, 'Public');
    expect(await dialog.findByText('3 documents change.')).toBeVisible();
    expect(await dialog.findByText(/^2 people gain access to 3 documents: /)).toBeVisible();
    await user.selectOptions(level, 'Confidential');
    expect(await dialog.findByText('2 of 3 documents change.')).toBeVisible();
    expect(await dialog.findByText('Nobody’s access changes.')).toBeVisible();
    expect(calls('updateDocumentSettings')).toEqual([]);
    await save(user, 'Save Settings');
    await findToast('Settings changed', '2 documents changed | Undo', 'success');
    const confidential = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
    expect(calls('updateDocumentSettings').map(({ body }) => body)).toEqual([confidential, confidential]);
    await undo(user);
    await findToast('Settings restored', '2 documents changed back', 'success');
    const before = { ...confidential, accessLevel: 'restricted' };
    expect(
      calls('updateDocumentSettings')
        .map(({ body }) => body)
        .slice(2),
    ).toEqual([before, before]);
  });

  test('are not changed back where another user has changed them since', async () => {
    const { user, calls, world } = await open();
    const dialog = await settings(user, ['a.pdf', 'b.pdf']);
    await user.selectOptions(dialog.getByLabelText('Access Level'), 'Public');
    await save(user, 'Save Settings');
    await findToast('Settings changed', '2 documents changed | Undo', 'success');
    await world.store.transact(async (tx) => {
      await tx.documents.put({ ...(await tx.documents.get('a.pdf'))!, accessLevel: 'confidential' });
      await tx.documents.put({ ...(await tx.documents.get('b.pdf'))!, printingRestricted: true });
    });
    await undo(user);
    const words = 'a.pdf: Somebody else has changed it meanwhile. | Try again';
    await findToast('1 of 2 documents not changed back', words, 'destructive');
    expect(calls('updateDocumentSettings').slice(2)).toMatchObject([
      { body: { accessLevel: 'restricted', printingRestricted: true } },
    ]);
  });

  test('are saved on a server that cannot say who gains access', async () => {
    const faults = [fault('previewSettings', { undocumented: { status: 404 } })];
    const { user, calls } = await open({ faults });
    const dialog = await settings(user);
    await user.selectOptions(dialog.getByLabelText('Printing'), 'Restricted');
    expect(await dialog.findByText(/^Who gains and who loses access cannot be said/)).toBeVisible();
    await save(user, 'Save Settings');
    await waitFor(() => expect(calls('updateDocumentSettings')).toHaveLength(3));
  });

  test('that is refused for the role shows what the new role may do', async () => {
    const { user, demote } = await open();
    const dialog = await settings(user);
    await user.selectOptions(dialog.getByLabelText('Printing'), 'Restricted');
    await dialog.findByText('Nobody’s access changes.');
    await demote();
    await save(user, 'Save Settings');
    expect(await screen.findByText('Viewer Portal')).toBeInTheDocument();
  });

  test.runIf(isDeep)('name what was not changed, keep it selected, and try it again', async () => {
    const { user, change } = await open({ faults: [fault('updateDocumentSettings', 500)] });
    const dialog = await settings(user);
    await user.selectOptions(dialog.getByLabelText('Printing'), 'Restricted');
    await save(user, 'Save Settings');
    const left = within(await screen.findByRole('dialog', { name: '3 of 3 documents not changed' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `${name}The server ran into an error. Nothing was changed.`),
    );
    change({ faults: [] });
    await user.click(left.getByRole('button', { name: 'Try again' }));
    await findToast('Settings changed', '3 documents changed | Undo', 'success');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.runIf(isDeep)('stop after those on their way, show how many are done, and offer the way back', async () => {
    const many = Array.from({ length: 12 }, (_, at) => `Report ${String(at).padStart(2, '0')}.pdf`);
    const { user, calls, change } = await open({
      scenario: room({ folders: [{ name: 'Legal' }], documents: [...many, 'a.pdf'].map((name) => ({ name })) }),
      faults: [fault('updateDocumentSettings', { delayMs: 'never' })],
    });
    const dialog = await settings(user, many);
    await user.selectOptions(dialog.getByLabelText('Downloads'), 'Restricted');
    await save(user, 'Save Settings');
    await waitFor(() => expect(calls('updateDocumentSettings')).toHaveLength(6));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    change({ faults: [] });
    await findToast('Stopped', '6 of 12 documents changed | Undo', 'success');
    expect(calls('updateDocumentSettings')).toHaveLength(6);
    expect(within(selected()).getByText('6 selected')).toBeVisible();
  });

  test('need one confirmation: without it no further call is made, and what was not tried stays selected', async () => {
    const many = Array.from({ length: 9 }, (_, at) => `Report ${at}.pdf`);
    const { user, calls, change } = await open({
      scenario: room({ folders: [{ name: 'Legal' }], documents: [...many, 'a.pdf'].map((name) => ({ name })) }),
      faults: [fault('updateDocumentSettings', { status: 403, body: refusal })],
    });
    const dialog = await settings(user, many);
    await user.selectOptions(dialog.getByLabelText('Access Level'), 'Confidential');
    await save(user, 'Save Settings');
    const question = within(await screen.findByRole('dialog', { name: /Confirm/ }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    const left = within(await screen.findByRole('dialog', { name: '6 of 9 documents not changed' }));
    expect(calls('updateDocumentSettings')).toHaveLength(6);
    change({ faults: [] });
    await user.click(left.getByRole('button', { name: 'Try again' }));
    await findToast('Stopped', '6 of 9 documents changed | Undo', 'success');
    expect(within(selected()).getByText('3 selected')).toBeVisible();
  });
});

test('a dialog that waits for the settings of a selection is still shown after their change', async () => {
  const faults = [fault('prepareArchive', { delayMs: 'never' })];
  const { user, change, calls } = await open({ faults });
  await select(user);
  await user.click(within(selected()).getByRole('button', { name: /^Download/ }));
  await user.click(screen.getByRole('button', { name: 'Access level and restrictions… (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Access level and restrictions' }));
  await user.selectOptions(dialog.getByLabelText('Printing'), 'restricted');
  change({ faults: [] });
  await waitFor(() => expect(calls('prepareArchive')[0]?.status).toBe(201));
  await save(user, 'Save Settings');
  expect(await screen.findByRole('alertdialog', { name: 'Not Everything Can Be Downloaded' })).toBeVisible();
});

describe('giving access to a selection', () => {
  async function give(user: User, some = names) {
    await select(user, some);
    await user.click(within(screen.getByRole('tree')).getByRole('treeitem', { name: 'Legal' }));
    await user.click(screen.getByRole('button', { name: `Give access… (${some.length + 1})` }));
    return within(await screen.findByRole('dialog', { name: 'Give access' }));
  }

  test.runIf(isDeep)('gives several people documents and folders, and takes it back', async () => {
    const { user, calls } = await open();
    const dialog = await give(user);
    expect(dialog.getByText(/^3 documents and 1 folder/)).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: /admin@|manager@/ })).toBeNull();
    for (const box of await dialog.findAllByRole('checkbox')) await user.click(box);
    expect(await dialog.findByText('8 permissions are given anew.')).toBeVisible();
    await save(user, 'Give Access');
    await findToast('Access given', '8 permissions | Undo', 'success');
    expect(calls('grantDocumentPermission')).toHaveLength(6);
    expect(calls('setFolderPermission')).toHaveLength(2);
    await undo(user);
    await findToast('Access taken back', '8 permissions', 'success');
    expect(calls('revokeDocumentPermission')).toHaveLength(6);
    expect(calls('revokeFolderPermission')).toHaveLength(2);
  });

  test('reduces a higher permission only on request, and restores it', async () => {
    const { user, calls } = await open({ scenario: given });
    await select(user, ['a.pdf']);
    await user.click(screen.getByRole('button', { name: 'Give access… (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Ingrid/ }));
    expect(
      await dialog.findByText('1 permission goes further than this already. They keep what they have.'),
    ).toBeVisible();
    expect(dialog.getByText('Nothing would change.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Give Access' })).toBeDisabled();
    await user.click(dialog.getByRole('switch', { name: 'Lower them' }));
    await save(user, 'Give Access');
    await findToast('Access given', 'a.pdf, for Ingrid Vos | Undo', 'success');
    await undo(user);
    await findToast('Access taken back', 'a.pdf, for Ingrid Vos', 'success');
    expect(calls('grantDocumentPermission').map(({ body }) => body)).toMatchObject([
      { documentId: 'a.pdf', userId: 'user-viewer', canDownload: false },
      { documentId: 'a.pdf', userId: 'user-viewer', canDownload: true },
    ]);
  });

  test('is not given up by a stray key once somebody is chosen', async () => {
    const { user } = await open();
    const dialog = await give(user);
    const [first] = await dialog.findAllByRole('checkbox');
    await user.click(first!);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  test('lowers nothing that another user gave while the dialog was open', async () => {
    const { user, calls, world } = await open();
    await select(user, ['a.pdf', 'b.pdf']);
    await user.click(screen.getByRole('button', { name: 'Give access… (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Ingrid/ }));
    await dialog.findByText('2 permissions are given anew.');
    await world.store.transact((tx) => tx.grants.put({ ...grant, groupId: null }));
    await save(user, 'Give Access');
    await findToast('Access given', '1 of 2 permissions | Undo', 'success');
    const left = within(await screen.findByRole('dialog', { name: '1 of 2 permissions not given' }));
    expect(left.getByRole('listitem')).toHaveTextContent(
      'a.pdf, for Ingrid VosSomebody else has changed it meanwhile.',
    );
    expect(calls('grantDocumentPermission').map(({ body }) => body)).toMatchObject([{ documentId: 'b.pdf' }]);
  });

  test('leaves what another user changed before another try, and before Undo', async () => {
    const { user, calls, change, world } = await open({ faults: [fault('grantDocumentPermission', 500)] });
    const end = async (documentId: string) =>
      world.store.transact(async (tx) => {
        const [theirs] = await tx.grants.by('document', documentId);
        const row = { ...grant, groupId: null, ...theirs, documentId };
        await tx.grants.put({ ...row, expiresAt: '2026-12-01T00:00:00.000Z' });
      });
    await select(user);
    await user.click(screen.getByRole('button', { name: 'Give access… (3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Ingrid/ }));
    await save(user, 'Give Access');
    const left = within(await screen.findByRole('dialog', { name: '3 of 3 permissions not given' }));
    await end('a.pdf');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    change({ faults: [] });
    await user.click(left.getByRole('button', { name: 'Try again' }));
    await findToast('Access given', '2 of 3 permissions | Undo', 'success');
    const only = within(await screen.findByRole('dialog', { name: '1 of 3 permissions not given' }));
    expect(only.getByRole('listitem')).toHaveTextContent(
      'a.pdf, for Ingrid VosSomebody else has changed it meanwhile.',
    );
    await user.click(only.getAllByRole('button', { name: 'Close' })[0]!);
    await end('b.pdf');
    await undo(user);
    await findToast(
      '1 of 2 permissions not taken back',
      'b.pdf, for Ingrid Vos: Somebody else has changed it meanwhile. | Try again',
      'destructive',
    );
    expect(calls('revokeDocumentPermission').map(({ path }) => path)).toMatchObject([expect.stringContaining('c.pdf')]);
  });

  test('sends nothing before their present permissions are loaded', async () => {
    const { user, change } = await open({ faults: [fault('listDocumentPermissions', 500)] });
    await select(user, ['a.pdf']);
    await user.click(screen.getByRole('button', { name: 'Give access… (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
    expect(await dialog.findByText('What they hold already could not be read')).toBeVisible();
    await user.click(await dialog.findByRole('checkbox', { name: /Ingrid/ }));
    expect(dialog.getByRole('button', { name: 'Give Access' })).toBeDisabled();
    change({ faults: [] });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('1 permission is given anew.')).toBeVisible();
  });
});

describe('what a selection offers', () => {
  test.each(casesOf(['analyst', 'viewer'] as const))('to the %s is only the download', async (persona) => {
    const { user } = await open({
      persona,
      scenario: room({ folders: [{ name: 'Legal' }], documents: [{ name: 'a.pdf' }] }),
    });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a.pdf'));
    const verbs = within(selected())
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('('));
    expect(verbs).toEqual(['Download (1)']);
  });

  test('on a phone is a sheet with the same actions', async () => {
    const { user } = await open();
    await select(user);
    await page.viewport(360, 740);
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    const verbs = within(await screen.findByRole('menu', { name: '3 selected' })).getAllByRole('menuitem');
    expect(verbs.map(({ textContent }) => textContent)).toEqual([
      'Download (3)',
      'Access level and restrictions… (3)',
      'Give access… (3)',
      'Move to… (3)',
      'Delete (3)',
    ]);
  });
});
