import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { SecurityPolicy } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { changeSituation } from '#mock/world/world.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { aPolicy, openPolicy, reading, reaching, reads, showTab } from './testing/policy-scene.ts';
import { office } from './testing/reach.ts';

const meta = {
  title: 'Screens/Security Settings/Edit Policy, in the way',
  component: AppScreen,
  args: { route: '/security', faults: reads() },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('getSecurityPolicy', { delayMs: 'never' })] },
  async play() {
    const dialog = await openPolicy();
    await expect(await dialog.findByText('Loading the security policy...')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  tags: ['again'],
  parameters: catalogue('The policy cannot be read', 'Failed to load the security policy'),
  args: { faults: [fault('getSecurityPolicy', 500)] },
  async play() {
    const dialog = await openPolicy();
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
    await shows('Failed to load the security policy');
  },
};

export const ReachUnknown: Story = {
  tags: ['again'],
  args: {
    faults: [reading(aPolicy(), '"1"'), fault('getSecurityPolicyReach', 500)],
  },
  async play() {
    await openPolicy();
    await shows(/^The effect on people could not be read\./);
  },
};

export const WrongNetwork: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Networks');
    await press('Add rule');
    await person.type(await dialog.findByRole('textbox', { name: 'Network' }), '203.0.113.77/24');
    await shows('Write 203.0.113.0/24 for the network, or 203.0.113.77/32 for the one address');
  },
};

/** Saved on another tab than the one with the error. */
export const ErrorInAnotherTab: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Sessions');
    await person.click(dialog.getByRole('switch', { name: 'End sessions that are not used' }));
    const minutes = await dialog.findByRole('textbox', { name: 'Minutes without a click or a key' });
    await person.clear(minutes);
    await person.type(minutes, '3');
    await showTab(dialog, 'Networks');
    await press('Save');
    await waitFor(() => expect(minutes).toHaveFocus());
    await shows('Enter 5 to 1440 minutes');
    await expect(dialog.getByRole('tab', { name: 'Sessions : has an error' })).toBeVisible();
  },
};

export const LocksOneselfOut: Story = {
  tags: ['again'],
  args: {
    faults: [
      ...reads({}, { yourSessionHasSecondFactor: false, yourAddress: '198.51.100.4' }),
      fault('updateSecurityPolicy', {
        status: 409,
        body: {
          title: 'Conflict',
          status: 409,
          code: 'would-lock-you-out',
          message: 'This would lock you out: your own address, 198.51.100.4, is in none of these networks',
        },
      }),
    ],
  },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Administrators and managers' }));
    await shows(/^You signed in without a second factor, so this would lock you out/);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await person.click(dialog.getByRole('radio', { name: 'Off' }));
    await showTab(dialog, 'Networks');
    await press('Add rule');
    await person.type(await dialog.findByRole('textbox', { name: 'Network' }), '203.0.113.0/24');
    await person.click(dialog.getByRole('checkbox', { name: 'Administrators' }));
    await shows(/^Your own address 198\.51\.100\.4 is in none of the networks of administrators/);
    await press('Save');
    await shows(/^This would lock you out: your own address/);
    await expect(dialog.getByRole('tab', { name: 'Networks : has an error' })).toBeVisible();
  },
};

/** The administrator lacks a second factor and sets it up over the dialog, which keeps the choices. */
export const SetsUpOwnFactor: Story = {
  tags: ['again'],
  args: { faults: reads({}, { yourSessionHasSecondFactor: false }) },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Everyone' }));
    await press('Set up second factor');
    const over = within(await screen.findByRole('dialog', { name: 'Set Up Your Second Factor' }));
    await expect(await over.findByRole('button', { name: 'Add passkey' })).toBeVisible();
  },
};

export const SomebodyElseChangedIt: Story = {
  tags: ['cover'],
  parameters: catalogue('Two people change the policy at once', 'Somebody else changed the policy'),
  args: {
    faults: reads(),
  },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Administrators and managers' }));
    await step('Somebody else saves another policy', () => {
      const theirs: Partial<SecurityPolicy> = {
        secondFactor: 'everyone',
        idleMinutes: 60,
        networks: [office],
        updatedByName: 'Priya Raman',
      };
      changeSituation(currentStage().world, {
        faults: [reading(aPolicy(theirs), '"2"'), reaching(), fault('updateSecurityPolicy', 412)],
      });
    });
    await press('Save');
    await shows('Somebody else changed the policy');
    await shows('Network added: 203.0.113.0/24 for Admin, Manager');
    await expect(dialog.getByRole('button', { name: 'Add my changes to theirs' })).toBeVisible();
  },
};

export const SetByTheServer: Story = {
  tags: ['again'],
  args: {
    faults: reads({
      secondFactor: 'everyone',
      stepUpMinutes: 10,
      idleMinutes: 15,
      approverCount: 2,
      networksEnforced: false,
      fixed: [
        { property: 'secondFactor', variable: 'SECOND_FACTOR' },
        { property: 'stepUpMinutes', variable: 'STEP_UP_MINUTES' },
        { property: 'idleMinutes', variable: 'SESSION_IDLE_MINUTES' },
        { property: 'approverCount', variable: 'APPROVER_COUNT' },
      ],
    }),
  },
  async play() {
    const dialog = await openPolicy();
    await expect(await dialog.findByRole('radio', { name: 'Everyone' })).toBeDisabled();
    await shows('SECOND_FACTOR');
  },
};

export const RulesOffOnThisServer: Story = {
  tags: ['again'],
  args: { faults: reads({ networksEnforced: false }) },
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Networks');
    await shows(/^Rules are off on this server/);
  },
};

export const UnsavedChanges: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Everyone' }));
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

export const Saving: Story = {
  tags: ['again'],
  args: { faults: [...reads(), fault('updateSecurityPolicy', { delayMs: 'never' })] },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Everyone' }));
    await press('Save');
    await expect(await dialog.findByRole('button', { name: 'Save', busy: true })).toBeDisabled();
  },
};

export const SaveFailed: Story = {
  tags: ['again'],
  parameters: catalogue('The policy cannot be changed', 'Error'),
  args: { faults: [...reads(), fault('updateSecurityPolicy', 500)] },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Everyone' }));
    await press('Save');
    await shows('Error');
    await expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { faults: reads({ networks: [office] }) },
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Networks');
    await shows('203.0.113.0 to 203.0.113.255, yours among them');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
