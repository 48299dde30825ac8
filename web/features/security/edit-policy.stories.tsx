import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { openPolicy, reads, showTab } from './testing/policy-scene.ts';
import { aReach, office } from './testing/reach.ts';

const meta = {
  title: 'Screens/Security Settings/Edit Policy',
  component: AppScreen,
  args: { route: '/security', faults: reads() },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const SignIn: Story = {
  tags: ['cover'],
  args: { faults: reads({ stepUpMinutes: 15 }) },
  async play() {
    const dialog = await openPolicy();
    await person.click(await dialog.findByRole('radio', { name: 'Everyone' }));
    await shows(
      '3 of 8 people have no second factor yet: they set one up at their next sign-in. 2 live sessions began without one: they end, and those people sign in again.',
    );
    await expect(dialog.getByRole('textbox', { name: 'A proof counts for how many minutes' })).toHaveValue('15');
  },
};

export const Networks: Story = {
  tags: ['cover'],
  args: { faults: reads({ networks: [office, { cidr: '2001:db8:7::/48', roles: ['viewer'], note: '' }] }) },
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Networks');
    await shows('203.0.113.0 to 203.0.113.255, yours among them');
    await shows('2 live sessions of managers come from outside their networks: they are refused from then on.');
  },
};

export const NoRulesYet: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Networks');
    await shows('Everybody can use the data room from any network.');
    await press('Add my network');
    await expect(await dialog.findByRole('textbox', { name: 'Network' })).toHaveValue('203.0.113.0/24');
  },
};

export const Sessions: Story = {
  tags: ['cover'],
  args: { faults: reads({ idleMinutes: 30 }) },
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Sessions');
    await shows(/who does nothing for 30 minutes is signed out/);
  },
};

export const Approvals: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Approvals');
    await person.click(dialog.getByRole('radio', { name: 'Two people' }));
    await shows('3 administrators and managers can approve, each what others uploaded and asked for.');
  },
};

export const TooFewToApprove: Story = {
  tags: ['again'],
  args: { faults: reads({}, { roles: aReach().roles.filter(({ role }) => role !== 'admin') }) },
  async play() {
    const dialog = await openPolicy();
    await showTab(dialog, 'Approvals');
    await person.click(dialog.getByRole('radio', { name: 'Two people' }));
    await shows('That is too few: of what one of them uploads, only 1 person is left to approve it.');
  },
};
