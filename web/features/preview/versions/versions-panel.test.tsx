import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Fault, fault } from '#mock/world/fault.ts';
import { approvalWords } from '#web/domain/words/approval-words.ts';
import { approvalAnswers, pending, sha256 } from '#web/features/preview/testing/approval-scene.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findFailed, findToast } from '#web/testing/toasts.ts';

async function openPanel(scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-html', ...scene });
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Version history' }));
  const panel = within(dialog.getByRole('complementary', { name: 'Version history' }));
  return { ...app, panel };
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('says who of those who uploaded a version is deactivated', async () => {
  const users = smallRoom.users.map((row) =>
    row.id === 'user-analyst' ? { ...row, deactivatedAt: '2026-01-15T09:00:00.000Z' } : row,
  );
  const versions = smallRoom.versions.map((row) =>
    row.version === 1 ? { ...row, uploadedById: 'user-analyst' } : row,
  );
  const scenario = { ...smallRoom, users, versions };
  const { panel } = await openPanel({ scenario });
  expect(await panel.findAllByText(/\(deactivated\)$/)).toHaveLength(1);
});

it('shows the type and size of the earlier version that has no preview, not those of the newest', async () => {
  const versions = smallRoom.versions.map((row) =>
    row.documentId === 'doc-html' && row.version === 1 ? { ...row, mimeType: 'application/zip', size: 5000 } : row,
  );
  const { user, panel } = await openPanel({ scenario: { ...smallRoom, versions } });
  await user.click(await panel.findByRole('button', { name: 'View version 1' }));
  const notice = (await screen.findByText('Preview Not Available')).parentElement!;
  expect(notice).toHaveTextContent('application/zip');
  expect(notice).toHaveTextContent('4.9 KB');
});

it('keeps the focus after a version is shown, so that Escape closes the panel alone', async () => {
  const { user, panel } = await openPanel();
  (await panel.findByRole('button', { name: 'View version 1' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(panel.queryByRole('button', { name: 'View version 1' })).toBeNull());
  await waitFor(() => expect(panel.getByRole('region', { name: 'Versions' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Version history' })).toBeNull());
  expect(screen.getByRole('dialog')).toBeVisible();
});

describe('a comment', () => {
  it('can be entered when restoring, and is shown beside its version', async () => {
    const { user, panel, calls } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Restore version 1' }));
    const dialog = await dialogNamed('Restore Version 1');
    await user.type(dialog.getByRole('textbox', { name: 'What changed' }), '  Back to the first ');
    await user.click(dialog.getByRole('button', { name: 'Restore Version' }));
    await findToast('Version Restored', 'Version 1 is the newest again, as version 3.');
    expect(calls('restoreDocumentVersion')[0]?.body).toEqual({ comment: 'Back to the first' });
    expect(await panel.findByText('Back to the first')).toBeVisible();
  });

  it('is kept when one may not restore any more, with a message', async () => {
    const { user, panel, demote } = await openPanel({ persona: 'manager' });
    await user.click(await panel.findByRole('button', { name: 'Restore version 1' }));
    const dialog = await dialogNamed('Restore Version 1');
    await user.type(dialog.getByRole('textbox', { name: 'What changed' }), 'Back');
    await demote();
    await user.click(dialog.getByRole('button', { name: 'Restore Version' }));
    await findToast('Error', 'Failed to restore version. Your access has changed.');
    expect(dialog.getByRole('textbox', { name: 'What changed' })).toHaveValue('Back');
  });

  it.runIf(isDeep)('of more than 500 characters is refused before anything is sent', async () => {
    const { user, panel, calls } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Restore version 1' }));
    const dialog = await dialogNamed('Restore Version 1');
    await user.click(dialog.getByRole('textbox', { name: 'What changed' }));
    await user.paste('x'.repeat(501));
    await user.click(dialog.getByRole('button', { name: 'Restore Version' }));
    expect(await dialog.findByText('A comment has at most 500 characters')).toBeVisible();
    expect(calls('restoreDocumentVersion')).toEqual([]);
  });
});

test.each([
  [360, true],
  [1280, false],
])('at %i pixels, Back closes the panel alone: %s', async (width, isAlone) => {
  await page.viewport(width, 740);
  await openPanel();
  const step = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse' });
  const { navigation } = window as unknown as { navigation: EventTarget };
  await waitFor(() => expect(!navigation.dispatchEvent(step)).toBe(isAlone));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Version history' }) === null).toBe(isAlone));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('Escape closes a dialog of the panel, then the panel, and only then the preview', async () => {
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Restore version 1' }));
  await dialogNamed('Restore Version 1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Restore Version 1' })).toBeNull());
  expect(panel.getByRole('button', { name: 'Restore version 1' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Version history' })).toBeNull());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a new version is uploaded from the head, and is the newest in the panel', async () => {
  const { user, panel } = await openPanel({ persona: 'manager' });
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    fireEvent.change(this, { target: { files: [new File(['<p>3</p>'], 'third.html', { type: 'text/html' })] } });
  });
  await user.click(screen.getByRole('button', { name: 'Upload new version' }));
  const dialog = await dialogNamed('Upload New Version');
  await dialog.findByText('Ready');
  await user.click(dialog.getByRole('button', { name: 'Upload New Version' }));
  expect(await panel.findByText('v3')).toBeVisible();
});

describe('the activity of a document', () => {
  const openActivity = async (scene: Partial<Scene> = {}) => {
    const app = await openPanel(scene);
    await app.user.click(await app.panel.findByRole('tab', { name: 'Activity' }));
    return app;
  };

  it('shows its own trail, newest first, with who did it', async () => {
    const { user, panel } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Restore version 1' }));
    await user.click((await dialogNamed('Restore Version 1')).getByRole('button', { name: 'Restore Version' }));
    await user.click(await panel.findByRole('tab', { name: 'Activity' }));
    const list = within(await panel.findByRole('list', { name: 'Activity' }));
    // An entry of the new version's view may be above it.
    const restored = await list.findByText(/Restored version 1 of "Consolidated Accounts\.html" as version 3/);
    await waitFor(() => expect(restored.closest('li')).toHaveTextContent('Ada Lindqvist'));
    expect(list.getAllByRole('listitem').indexOf(restored.closest('li')!)).toBeLessThan(2);
  });

  it('names those who are deactivated, and shows no id while names are loading', async () => {
    const scenario = {
      ...smallRoom,
      users: smallRoom.users.map((row) =>
        row.id === 'user-viewer' ? { ...row, deactivatedAt: '2026-01-15T09:00:00.000Z' } : row,
      ),
    };
    const entry = { ipAddress: null, resourceType: 'document', resourceId: 'doc-html', userAgent: null };
    const viewed = { createdAt: '2026-01-14T09:12:00.000Z', activityType: 'document_view', userId: 'user-viewer' };
    const body = [{ ...entry, ...viewed, id: 'audit-1', description: 'Viewed it' }];
    const activity = fault('listDocumentActivity', { status: 200, body });
    const { panel, change } = await openActivity({
      scenario,
      faults: [activity, fault('listUsers', { delayMs: 'never' })],
    });
    const row = (await panel.findByText('Viewed it')).closest('li');
    expect(row).not.toHaveTextContent('user-viewer');
    change({ faults: [activity] });
    await waitFor(() => expect(row).toHaveTextContent('(deactivated) · '));
  });

  it.runIf(isDeep)('pages on from the oldest entry at hand', async () => {
    const entry = {
      ...{ createdAt: '2026-01-14T09:12:00.000Z', activityType: 'document_view', userId: 'user-admin' },
      ...{ ipAddress: null, resourceType: 'document', resourceId: 'doc-html', userAgent: null },
    };
    const body = Array.from({ length: 1000 }, (_, at) => ({
      ...entry,
      id: `audit-${2000 - at}`,
      description: `Viewed ${at}`,
    }));
    const last = [{ ...entry, id: 'audit-7', description: 'The very first' }];
    const { user, panel, calls } = await openActivity({
      faults: [
        fault('listDocumentActivity', { status: 200, body, times: 1 }),
        fault('listDocumentActivity', { status: 200, body: last }),
      ],
    });
    await user.click(await panel.findByText('Show Earlier'));
    // Queries by role are slow among a thousand rows.
    await expect.poll(() => document.body.textContent).toContain('The very first');
    expect(calls('listDocumentActivity').at(-1)?.url).toContain('before=audit-1001');
    expect(panel.queryByText('Show Earlier')).toBeNull();
  });

  it('shows that there is none, and offers Retry where it cannot be read', async () => {
    const { user, panel } = await openActivity({
      faults: [
        fault('listDocumentActivity', { status: 500, times: 1 }),
        fault('listDocumentActivity', { status: 200, body: [] }),
      ],
    });
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('No activity yet')).toBeVisible();
  });

  it.each(casesOf(['analyst', 'viewer'] as const))('is not offered to an %s', async (persona) => {
    const { panel } = await openPanel({ persona });
    await panel.findByText('Current');
    expect(panel.queryByRole('tab')).toBeNull();
  });
});

describe('approval', () => {
  const openWith = (faults: Fault[], more: Partial<Scene> = {}) => openPanel({ faults, ...more });

  it('shows which version others see, its state, and the hash, comment and state of each version', async () => {
    const { panel } = await openWith(approvalAnswers({}));
    expect(await panel.findByText('Analysts and viewers see version 1.')).toBeVisible();
    expect(panel.getByText('Shown to others')).toBeVisible();
    expect(panel.getAllByText('Awaiting approval')).toHaveLength(2);
    expect(panel.getByText('Approved')).toBeVisible();
    expect(panel.getByText('Totals as agreed')).toBeVisible();
    expect(panel.getByRole('button', { name: `Copy SHA-256 ${sha256}` })).toBeVisible();
    expect(
      await panel.findByText(/Marcus Okafor asked any administrator or manager to approve version 2/),
    ).toBeVisible();
  });

  it('says of nobody that they have left, or could not approve, before people are known', async () => {
    const { user, panel, change } = await openWith([...approvalAnswers({}), fault('listUsers', 500)]);
    expect(await panel.findByText(/^Somebody asked any administrator/)).toBeVisible();
    change({ faults: [...approvalAnswers({ request: null, isNeverApproved: true }), fault('listUsers', 500)] });
    window.dispatchEvent(new FocusEvent('focus'));
    await user.click(await panel.findByRole('button', { name: 'Request Approval' }));
    const dialog = await dialogNamed('Request Approval');
    expect(dialog.queryByText('Nobody else could approve this.')).toBeNull();
    expect(dialog.getByText('Until it is approved, nothing changes for analysts and viewers')).toBeVisible();
  });

  it.runIf(isDeep)('is requested for the newest version by its hash, from the named users', async () => {
    const { user, panel, calls } = await openWith([
      ...approvalAnswers({ request: null, isNeverApproved: true }),
      fault('requestApproval', 201),
    ]);
    expect(await panel.findByText(/do not see this document until a version is approved/)).toBeVisible();
    await user.click(await panel.findByRole('button', { name: 'Request Approval' }));
    const dialog = await dialogNamed('Request Approval');
    // Marcus Okafor uploaded these bytes, and Ada Lindqvist requests approval.
    expect(await dialog.findByText('Nobody else could approve this.')).toBeVisible();
    expect(dialog.getByText(sha256, { exact: false })).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'For the board');
    await user.click(dialog.getByRole('button', { name: 'Request Approval' }));
    await findToast('Success', 'Approval requested');
    expect(calls('requestApproval')[0]?.body).toEqual({ version: 2, sha256, approverIds: [], note: 'For the board' });
  });

  it.each([
    ['has another role', { role: 'viewer' }],
    ['is deactivated', { deactivatedAt: '2026-01-15T09:00:00.000Z' }],
    ['has no access any more', { expiresAt: '2026-01-15T09:00:00.000Z' }],
  ] as const)(
    'is asked of nobody who %s by now: who that is is named, and others are chosen',
    async (_why, changed) => {
      const olga = { ...smallRoom.users.find(({ id }) => id === 'user-manager')!, id: 'user-olga', firstName: 'Olga' };
      const scenario = { ...smallRoom, users: [...smallRoom.users, { ...olga, email: 'olga@a.example' }] };
      const faults = approvalAnswers({ request: null, isNeverApproved: true });
      const refusal = { invalidParams: [{ name: 'approverIds.0', reason: 'Must be an administrator or a manager' }] };
      const refused = fault('requestApproval', { undocumented: { status: 400, body: refusal } });
      const { user, panel, calls, change, world, focusWindow, settled } = await openWith(faults, { scenario });
      await user.click(await panel.findByRole('button', { name: 'Request Approval' }));
      const dialog = await dialogNamed('Request Approval');
      const request = dialog.getByRole('button', { name: 'Request Approval' });
      const set = (more: object) => world.store.transact(async (tx) => tx.users.put({ ...olga, ...more }));

      await user.click(await dialog.findByRole('checkbox', { name: 'Olga Okafor (manager)' }));
      change({ faults: [...faults, refused] });
      await set(changed);
      await user.click(request);
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        'Olga Okafor cannot approve this any more: choose again',
      );
      await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
      expect(calls('requestApproval')[0]?.body).toMatchObject({ approverIds: ['user-olga'] });

      await set({});
      await focusWindow();
      await user.click(await dialog.findByRole('checkbox', { name: 'Olga Okafor (manager)', checked: false }));
      await set(changed);
      await focusWindow();
      await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
      await settled();
      await user.click(request);
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        'Olga Okafor cannot approve this any more: choose again',
      );
      expect(calls('requestApproval')).toHaveLength(1);
      change({ faults: [...faults, fault('requestApproval', 201)] });
      await user.click(request);
      await findToast('Success', 'Approval requested');
      expect(calls('requestApproval')[1]?.body).toMatchObject({ approverIds: [] });
    },
  );

  it.each([
    ['Approve', 'Version 2 approved', 'approve', 'approved'],
    ['Approve', 'You have approved version 2. Somebody else has to as well.', 'approve', 'pending'],
    ['Reject', 'Version 2 rejected', 'reject', 'rejected'],
  ] as const)(
    '%s shows what is decided on, sends hash and comment, and again after a failure: %s',
    async (verb, message, decision, state) => {
      const failing = fault('decideApproval', { status: 500, times: 1 });
      const { user, panel, calls } = await openWith([
        ...approvalAnswers({}),
        failing,
        fault('decideApproval', { status: 200, body: { ...pending, state } }),
      ]);
      await user.click(await panel.findByRole('button', { name: verb }));
      const dialog = await dialogNamed(`${verb} Version 2`);
      expect(dialog.queryByText(/go on seeing/)).toBeNull();
      for (const fact of ['2.0 KB', 'Please look at page 3']) expect(dialog.getByText(fact)).toBeVisible();
      expect(dialog.getByText(sha256, { exact: false })).toBeVisible();
      await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Seen');
      await user.click(dialog.getByRole('button', { name: `${verb} Version` }));
      await findFailed(approvalWords.decideApproval.failed);
      await user.click(dialog.getByRole('button', { name: `${verb} Version` }));
      await findToast('Success', message);
      expect(calls('decideApproval')[1]?.body).toEqual({ decision, version: 2, sha256, comment: 'Seen' });
    },
  );

  it.each([
    ['Approve', 'approved'],
    ['Reject', 'rejected'],
  ] as const)('%s leaves the focus where its button was, so that the next step is near', async (verb, state) => {
    const { user, panel, change } = await openWith(approvalAnswers({}));
    await user.click(await panel.findByRole('button', { name: verb }));
    const dialog = await dialogNamed(`${verb} Version 2`);
    const over = { ...pending, state, mayDecide: false, endedAt: '2026-01-14T10:00:00.000Z' };
    change({
      faults: [...approvalAnswers({ state, request: over }), fault('decideApproval', { status: 200, body: over })],
    });
    await user.click(dialog.getByRole('button', { name: `${verb} Version` }));
    await waitFor(() => expect(panel.queryByRole('button', { name: verb })).toBeNull());
    await waitFor(() => expect(panel.getByRole('region', { name: 'Approval' })).toHaveFocus());
  });

  it('that is over before its dialog is closed leaves the focus where its button was', async () => {
    const { user, panel, change, focusWindow } = await openWith(approvalAnswers({}));
    await user.click(await panel.findByRole('button', { name: 'Approve' }));
    const dialog = await dialogNamed('Approve Version 2');
    change({ faults: approvalAnswers({ request: null }) });
    await focusWindow();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Version 2 does not wait for a decision any more.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel.getByRole('region', { name: 'Approval' })).toHaveFocus());
  });

  it.each(
    casesOf([
      [409, 'approval-superseded', /There is a newer version/],
      [409, 'approval-over', /decided or withdrawn meanwhile/],
      [409, 'approval-not-required', /does not require approval any more/],
      [403, 'approval-own', /Somebody else has to decide/],
    ] as const),
  )('that is refused with %i %s shows why, and the panel is read again', async (status, code, words) => {
    const { user, panel, calls } = await openWith([
      ...approvalAnswers({}),
      fault('decideApproval', { undocumented: { status, body: { code, message: code } } }),
    ]);
    await user.click(await panel.findByRole('button', { name: 'Approve' }));
    const read = calls('listDocumentApprovals').length;
    await user.click((await dialogNamed('Approve Version 2')).getByRole('button', { name: 'Approve Version' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Approve Version 2' })).toBeNull();
    await expect.poll(() => calls('listDocumentApprovals').length).toBeGreaterThan(read);
  });

  it('that is superseded keeps the comment that was typed, and names the version that waits now', async () => {
    const newer = { ...pending, id: 'approval-3', version: 3, sha256: '0'.repeat(64) };
    const { user, panel, change } = await openWith(approvalAnswers({}));
    await user.click(await panel.findByRole('button', { name: 'Approve' }));
    const dialog = await dialogNamed('Approve Version 2');
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Seen');
    expect(dialog.queryByRole('alert')).toBeNull();
    const superseded = fault('decideApproval', {
      undocumented: { status: 409, body: { code: 'approval-superseded' } },
    });
    change({ faults: [...approvalAnswers({ request: newer }), superseded] });
    await user.click(dialog.getByRole('button', { name: 'Approve Version' }));
    expect(await screen.findByText(/There is a newer version/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Seen');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Version 2 does not wait for a decision any more. Version 3 does: look at it first.',
    );
    expect(dialog.getByRole('button', { name: 'Approve Version' })).toBeDisabled();
  });

  it.each([
    ['Approve', 'Approve Version 2', 'Approve Version', 'Comment', pending],
    ['Request Approval', 'Request Approval', 'Request Approval', 'Note', null],
  ] as const)('%s says that no approval is required any more, and keeps what was typed', async (...words) => {
    const [button, title, action, label, request] = words;
    const { user, panel, change } = await openWith(approvalAnswers({ request }));
    await user.click(await panel.findByRole('button', { name: button }));
    const dialog = await dialogNamed(title);
    await user.type(dialog.getByRole('textbox', { name: label }), 'Seen');
    const refusal = { undocumented: { status: 409, body: { code: 'approval-not-required' } } };
    const refused = [fault('decideApproval', refusal), fault('requestApproval', refusal)];
    const [, ...others] = approvalAnswers({ request });
    change({ faults: [...others, ...refused] });
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The folder of this document requires no approval any more.',
    );
    expect(dialog.getByRole('textbox', { name: label })).toHaveValue('Seen');
    expect(dialog.getByRole('button', { name: action })).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await panel.findByText('The folder of this document requires no approval now.')).toBeVisible();
    expect(panel.queryByRole('button', { name: button })).toBeNull();
  });

  it('of too few named people, since the policy asks for two, says that it has to be asked for again', async () => {
    const one = { ...pending, approverIds: ['user-admin'], needed: 2 };
    const { panel } = await openWith(approvalAnswers({ request: one }));
    expect(
      await panel.findByText(
        /0 of 2 have approved\. Too few of those named can approve: it has to be withdrawn, and asked for again\./,
      ),
    ).toBeVisible();
  });

  it.each([
    ['is deactivated', { deactivatedAt: '2026-01-15T09:00:00.000Z' }, /\(deactivated\) to approve version 2\. Too few/],
    ['has another role', { role: 'viewer' }, /to approve version 2\. Too few/],
    ['has no access any more', { expiresAt: '2026-01-14T09:00:00.000Z' }, /to approve version 2\. Too few/],
  ] as const)('of a named person who %s says that it has to be asked for again', async (_why, changed, words) => {
    const users = smallRoom.users.map((row) => (row.id === 'user-manager' ? { ...row, ...changed } : row));
    const alone = { ...pending, approverIds: ['user-manager'], needed: 1, mayDecide: false };
    const { panel } = await openWith(approvalAnswers({ request: alone }), { scenario: { ...smallRoom, users } });
    expect(await panel.findByText(words)).toBeVisible();
  });

  it('of one’s own shows that another has to decide, and can be withdrawn', async () => {
    const own = { ...pending, requestedById: 'user-admin', mayDecide: false };
    const { user, panel, calls } = await openWith([
      ...approvalAnswers({ request: own }),
      fault('withdrawApproval', 204),
    ]);
    expect(await panel.findByText('You asked for this, so that somebody else has to decide.')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw Request' }));
    await user.click(question.getByRole('button', { name: 'Withdraw Request' }));
    await findToast('Success', 'Request withdrawn');
    expect(calls('withdrawApproval')).toHaveLength(1);
  });

  it('lists what was decided before, with the comments', async () => {
    const rejected = {
      ...{ ...pending, state: 'rejected' as const, mayDecide: false, endedAt: '2026-01-14T10:00:00.000Z' },
      decisions: [
        { userId: 'user-admin', decision: 'reject' as const, comment: 'Totals differ', at: '2026-01-14T10:00:00.000Z' },
      ],
    };
    const users = smallRoom.users.flatMap((row) =>
      row.id === 'user-manager' ? [row, { ...row, id: 'user-olga', email: 'olga@a.example', firstName: 'Olga' }] : row,
    );
    const scenario = { ...smallRoom, users };
    const { user, panel } = await openWith(approvalAnswers({ state: 'rejected', request: rejected }), { scenario });
    await user.click(await panel.findByText('History of approvals (2)'));
    expect(panel.getByText('Totals differ')).toBeVisible();
    expect(panel.getByText('As in the ledger')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Request Approval' }));
    const dialog = await dialogNamed('Request Approval');
    expect(await dialog.findByRole('checkbox', { name: 'Olga Okafor (manager)' })).toBeVisible();
    // Marcus Okafor uploaded these bytes, and Ada Lindqvist requests approval.
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('is not requested from fewer people than have to approve, and says so', async () => {
    const reason = 'Name nobody, or at least 2 people';
    const refusal = { title: 'Bad Request', status: 400, code: 'invalid-request' as const, message: 'Not valid' };
    const body = { ...refusal, invalidParams: [{ name: 'approverIds', reason }] };
    const { user, panel } = await openWith([
      ...approvalAnswers({ request: null, isNeverApproved: true }),
      fault('requestApproval', { status: 400, body }),
    ]);
    await user.click(await panel.findByRole('button', { name: 'Request Approval' }));
    const dialog = await dialogNamed('Request Approval');
    await user.click(dialog.getByRole('button', { name: 'Request Approval' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(screen.queryByText('Failed to request approval')).toBeNull();
  });

  it('of an approved version can be asked for again once the document has another name', async () => {
    const done = { ...pending, state: 'approved' as const, mayDecide: false };
    const { panel } = await openWith(
      approvalAnswers({ state: 'approved', request: done, approvedName: 'Accounts.html' }),
    );
    expect(await panel.findByText('Analysts and viewers see version 2 by the name “Accounts.html”.')).toBeVisible();
    expect(await panel.findByRole('button', { name: 'Request Approval' })).toBeVisible();
  });

  it('is not shown to readers', async () => {
    const { panel, calls } = await openWith([], { persona: 'viewer' });
    await panel.findByText('Current');
    expect(panel.queryByRole('region', { name: 'Approval' })).toBeNull();
    expect([...calls('listDocumentApprovals'), ...calls('listUsers')]).toEqual([]);
  });
});
