import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { securityWords } from '#web/domain/words/security-words.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp, type Scene } from '#web/testing/render-app.tsx';
import { findDone, findFailed } from '#web/testing/toasts.ts';
import { aPolicy, reading, reaching, reads } from './testing/policy-scene.ts';
import { office } from './testing/reach.ts';

async function openPolicy(scene: Scene = {}) {
  const app = await renderApp({ scenario: 'empty', route: '/security', ...scene });
  await app.user.click(await screen.findByRole('button', { name: 'Edit Policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
  await dialog.findByRole('tablist', { name: 'Policy' });
  return {
    ...app,
    dialog,
    choose: (name: string) => app.user.click(dialog.getByRole('radio', { name })),
    show: (name: string) => app.user.click(dialog.getByRole('tab', { name: new RegExp(`^${name}`) })),
    press: async (name: string) => app.user.click(await dialog.findByRole('button', { name })),
    isGone: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    sent: () => app.calls('updateSecurityPolicy').map(({ headers, body }) => [headers['if-match'], body]),
  };
}

const refusing = (status: 409 | 412, code: string, message: string, times?: number): Fault =>
  fault('updateSecurityPolicy', { undocumented: { status, body: { title: 'Refused', status, code, message } }, times });

/** The data room behind these tests does not know their policies. */
const accepting: Fault = fault('updateSecurityPolicy', { status: 200, body: aPolicy() });

const nothingChosen = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null, approverCount: 1 };

describe('the policy', () => {
  test('is saved as one, with the name of the state that was read', async () => {
    const { dialog, user, show, choose, press, isGone, sent } = await openPolicy();
    await show('Networks');
    await press('Add rule');
    await user.type(await dialog.findByRole('textbox', { name: 'Network' }), '2001:DB8::/48');
    await user.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Branch');
    await user.click(dialog.getByRole('checkbox', { name: 'Viewers' }));
    await show('Sessions');
    await user.click(dialog.getByRole('switch', { name: 'End sessions that are not used' }));
    await show('Approvals');
    await choose('Two people');
    await press('Save');
    await findDone(securityWords.updateSecurityPolicy.done);
    await isGone();
    const rule = { cidr: '2001:db8::/48', roles: ['viewer'], note: 'Branch' };
    expect(sent()).toEqual([['"policy-0"', { ...nothingChosen, networks: [rule], idleMinutes: 30, approverCount: 2 }]]);
    await user.click(screen.getByRole('button', { name: 'Edit Policy' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
    await user.click(await again.findByRole('tab', { name: 'Networks' }));
    expect(await again.findByRole('textbox', { name: 'Network' })).toHaveValue('2001:db8::/48');
    await user.click(again.getByRole('button', { name: 'Remove 2001:db8::/48' }));
    expect(again.getByRole('button', { name: 'Add rule' })).toHaveFocus();
    await user.click(again.getByRole('button', { name: 'Save' }));
    await isGone();
    expect(sent()[1]).toEqual(['"policy-1"', { ...nothingChosen, idleMinutes: 30, approverCount: 2 }]);
  });

  test('cannot be saved while nothing is changed, and closes without a question', async () => {
    const { dialog, press, choose, isGone } = await openPolicy({ faults: reads() });
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await choose('Everyone');
    await choose('Off');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Cancel');
    await isGone();
  });

  test('needs a confirmation before changes are discarded', async () => {
    const { dialog, choose, press, user, isGone } = await openPolicy({ faults: reads() });
    await choose('Everyone');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isGone();
  });

  test('is shown and not changed where the server sets it', async () => {
    const fixed = [
      { property: 'secondFactor', variable: 'SECOND_FACTOR' },
      { property: 'idleMinutes', variable: 'SESSION_IDLE_MINUTES' },
    ] as const;
    const faults = reads({ secondFactor: 'everyone', idleMinutes: 2, fixed: [...fixed] });
    const { dialog, show, choose, press, sent } = await openPolicy({ faults });
    expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Off' })).toBeDisabled();
    expect(dialog.getByText('SECOND_FACTOR')).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Ask again before delicate changes' })).toBeEnabled();
    await show('Sessions');
    expect(dialog.getByText('SESSION_IDLE_MINUTES')).toBeVisible();
    expect(dialog.getByRole('switch')).toBeDisabled();
    await show('Approvals');
    await choose('Two people');
    await press('Save');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({ secondFactor: 'everyone', idleMinutes: 2, approverCount: 2 });
  });
});

describe('a tab', () => {
  test('is reached with the arrows', async () => {
    const { dialog, user, show } = await openPolicy({ faults: reads() });
    await show('Sign-in');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(dialog.getByRole('tab', { name: 'Sessions' })).toHaveFocus();
    expect(dialog.getByRole('tabpanel', { name: 'Sessions' })).toBeVisible();
  });

  test('is marked and opened where something in it is wrong, and the first wrong field gets the focus', async () => {
    const { dialog, user, show, press, sent } = await openPolicy({ faults: reads() });
    await show('Sessions');
    await user.click(dialog.getByRole('switch'));
    const minutes = dialog.getByRole('textbox', { name: 'Minutes without a click or a key' });
    await user.clear(minutes);
    await show('Networks');
    await press('Add rule');
    await show('Approvals');
    await press('Save');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Network' })).toHaveFocus());
    expect(dialog.getByText('Choose whom it is for')).toBeVisible();
    expect(dialog.getAllByRole('tab', { name: /has an error/ }).map(({ textContent }) => textContent)).toEqual([
      'Networks: has an error',
      'Sessions: has an error',
    ]);
    await press('Remove rule 1');
    await press('Save');
    await waitFor(() => expect(minutes).toHaveFocus());
    expect(dialog.getByText('Enter 5 to 1440 minutes')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test.runIf(isDeep)('shows while a network is typed what is wrong with it', async () => {
    const { dialog, user, show, press } = await openPolicy({ faults: reads() });
    await show('Networks');
    await press('Add rule');
    const field = dialog.getByRole('textbox', { name: 'Network' });
    await user.type(field, '203.0.113.7/24');
    expect(field).toHaveAccessibleDescription(
      'Write 203.0.113.0/24 for the network, or 203.0.113.7/32 for the one address',
    );
    await user.clear(field);
    await user.type(field, '203.0.113.0/24');
    expect(field).toHaveAccessibleDescription('203.0.113.0 to 203.0.113.255, yours among them');
  });

  test('offers the own address, and the network around it', async () => {
    const { dialog, show, press } = await openPolicy({ faults: reads() });
    await show('Networks');
    await press('Add my address');
    await press('Add my network');
    const fields = dialog.getAllByRole<HTMLInputElement>('textbox', { name: 'Network' });
    expect(fields.map(({ value }) => value)).toEqual(['203.0.113.77/32', '203.0.113.0/24']);
  });
});

describe('the users that a choice affects', () => {
  test.runIf(isDeep)('is shown before it is made, by the figures of the server', async () => {
    const { dialog, choose, show } = await openPolicy({ faults: reads({ networks: [office] }) });
    await choose('Everyone');
    expect(dialog.getByText(/^3 of 8 people have no second factor yet/)).toBeVisible();
    await choose('Administrators and managers');
    expect(dialog.getByText(/^1 of 3 administrators and managers has no second factor yet/)).toBeVisible();
    await show('Networks');
    expect(dialog.getByText(/^2 live sessions of managers come from outside their networks/)).toBeVisible();
  });

  test('can be loaded again where it could not be read', async () => {
    const faults: readonly Fault[] = [
      reading(aPolicy(), '"1"'),
      fault('getSecurityPolicyReach', { status: 500, times: 1 }),
      reaching(),
    ];
    const { dialog, press, choose } = await openPolicy({ faults });
    await dialog.findByRole('button', { name: 'Retry' });
    expect(dialog.getAllByText(/^The effect on people could not be read/)[0]).toBeVisible();
    await press('Retry');
    await choose('Everyone');
    expect(await dialog.findByText(/^3 of 8 people/)).toBeVisible();
  });

  test('is oneself: one sentence on every tab, Save that waits for it, and a factor set up in place', async () => {
    await page.viewport(360, 640);
    const away = reads({}, { yourSessionHasSecondFactor: false });
    const { dialog, choose, show, press, user, sent, isGone, change } = await openPolicy({ faults: away });
    await choose('Everyone');
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeDisabled());
    expect(save).toHaveAccessibleDescription(/^You signed in without a second factor, so this would lock you out/);
    const isInView = () => {
      const note = dialog.getByText(/would lock you out/).getBoundingClientRect();
      expect(note.bottom).toBeLessThan(save.getBoundingClientRect().top);
    };
    isInView();
    await user.click(dialog.getByRole('switch', { name: 'Ask again before delicate changes' }));
    await waitFor(isInView);
    await show('Sessions');
    expect(dialog.getAllByText(/would lock you out/)).toHaveLength(1);
    await press('Set up second factor');
    const over = within(await screen.findByRole('dialog', { name: 'Set Up Your Second Factor' }));
    expect(await over.findByRole('button', { name: 'Add authenticator app' })).toBeEnabled();
    change({ faults: [...reads(), accepting] });
    await user.click(over.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(save).toBeEnabled());
    expect(document.body).not.toHaveFocus();
    await press('Save');
    await isGone();
    expect(sent()[0]?.[1]).toMatchObject({ secondFactor: 'everyone' });
  });

  test('is oneself: that is shown before the server refuses it, and once when it does', async () => {
    const message = 'This would lock you out: your own address, 198.51.100.4, is in none of these networks';
    const { dialog, user, show, press, isGone } = await openPolicy({
      faults: [
        ...reads({}, { yourAddress: '198.51.100.4', yourSessionHasSecondFactor: false }),
        refusing(409, 'would-lock-you-out', message, 1),
        accepting,
      ],
    });
    await user.click(dialog.getByRole('radio', { name: 'Everyone' }));
    expect(await dialog.findByText(/^You signed in without a second factor, so this would lock you out/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Off' }));
    await show('Networks');
    await press('Add rule');
    await user.type(await dialog.findByRole('textbox', { name: 'Network' }), '203.0.113.0/24');
    await user.click(dialog.getByRole('checkbox', { name: 'Administrators' }));
    expect(dialog.getByText(/^Your own address 198\.51\.100\.4 is in none of the networks/)).toBeVisible();
    await show('Approvals');
    await press('Save');
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Networks : has an error' })).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getAllByText(/would lock you out/)).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Administrators' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Viewers' }));
    expect(dialog.queryByText(message)).toBeNull();
    expect(dialog.queryByRole('tab', { name: /has an error/ })).toBeNull();
    await press('Save');
    await isGone();
  });
});

describe('a policy that another user changed meanwhile', () => {
  const theirs = aPolicy({ idleMinutes: 60, networks: [office], updatedByName: 'Priya Raman' });
  const before = reads();
  const changedMeanwhile: readonly Fault[] = [
    reading(theirs, '"2"'),
    reaching(),
    refusing(412, 'policy-changed', 'Somebody else changed the policy in the meantime', 1),
    accepting,
  ];

  test('is shown with what they changed, and mine can be put onto theirs', async () => {
    const { dialog, choose, show, press, sent, isGone, change } = await openPolicy({ faults: before });
    await choose('Administrators and managers');
    change({ faults: changedMeanwhile });
    await press('Save');
    expect(await dialog.findByText('Somebody else changed the policy')).toBeVisible();
    expect(dialog.getByText('Priya Raman saved it after you began:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Network added: 203.0.113.0/24 for Admin, Manager',
      'Idle limit: off, now 60 minutes',
    ]);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Add my changes to theirs');
    expect(dialog.getByRole('radio', { name: 'Administrators and managers' })).toBeChecked();
    await show('Networks');
    expect(dialog.getByRole('textbox', { name: 'Network' })).toHaveValue('203.0.113.0/24');
    await press('Save');
    await isGone();
    expect(sent().map(([etag]) => etag)).toEqual(['"1"', '"2"']);
    expect(sent()[1]?.[1]).toEqual({
      ...nothingChosen,
      secondFactor: 'privileged',
      idleMinutes: 60,
      networks: [office],
    });
  });

  test('theirs can be taken, and nothing is left to save', async () => {
    const { dialog, choose, show, press, change } = await openPolicy({ faults: before });
    await choose('Everyone');
    change({ faults: changedMeanwhile });
    await press('Save');
    await dialog.findByText('Somebody else changed the policy');
    await press('Use only their changes');
    expect(dialog.getByRole('radio', { name: 'Off' })).toBeChecked();
    await show('Sessions');
    expect(dialog.getByRole('textbox')).toHaveValue('60');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('is shown before Save where the window comes back, and simply followed where nothing was chosen', async () => {
    const { dialog, choose, focusWindow, change } = await openPolicy({ faults: before });
    change({ faults: changedMeanwhile });
    await focusWindow();
    await dialog.findByRole('listitem', { name: 'Rule 1: 203.0.113.0/24', hidden: true });
    expect(dialog.queryByText('Somebody else changed the policy')).toBeNull();
    await choose('Everyone');
    change({ faults: [reading(aPolicy(), '"3"'), reaching()] });
    await focusWindow();
    expect(await dialog.findByText('Somebody else changed the policy')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  });
});

test('a failure is shown in a toast and everything chosen stays', async () => {
  const { dialog, choose, press } = await openPolicy({
    faults: [...reads(), fault('updateSecurityPolicy', { undocumented: { status: 500, body: '' } })],
  });
  await choose('Everyone');
  await press('Save');
  await findFailed(securityWords.updateSecurityPolicy.failed);
  expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
});

test('a policy that cannot be read is reported on the page and in the dialog, and read with Retry', async () => {
  const faults = [fault('getSecurityPolicy', { status: 500 })];
  const app = await renderApp({ scenario: 'empty', route: '/security', faults });
  const card = within(await screen.findByRole('region', { name: 'Policy in force' }));
  expect(await card.findByText('Failed to load the security policy')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Edit Policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
  expect(await dialog.findByText('Failed to load the security policy')).toBeVisible();
  app.change({ faults: [] });
  await app.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('radio', { name: 'Off' })).toBeChecked();
  expect(card.getByText('Second factor')).toBeInTheDocument();
});
