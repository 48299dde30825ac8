import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { openMenuOf } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { listed } from '#web/features/users/testing/users-scene.ts';
import { listingPeople, listingSessions, now } from '#web/features/users/testing/sign-in-scene.ts';

const meta = {
  title: 'Screens/User Management/Second factor and sessions',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', now, faults: [listingPeople, listingSessions()] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function choose(name: string, action: string) {
  await person.click(await screen.findByRole('button', { name: new RegExp(`ctions for ${name}$`) }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
}

async function openSessions(name = 'Marcus Okafor') {
  await choose(name, `Sessions of ${name}`);
  return within(await screen.findByRole('dialog', { name: 'Sessions' }));
}

async function openReset() {
  await choose('Marcus Okafor', 'Reset second factor of Marcus Okafor');
  return within(await screen.findByRole('alertdialog', { name: 'Reset Second Factor' }));
}

export const WhoHasASecondFactor: Story = {
  tags: ['again'],
  async play() {
    const table = within(await listed());
    await expect(table.getByText('Second factor: authenticator app')).toBeInTheDocument();
    await expect(table.getAllByText(/^Second factor: /)).toHaveLength(3);
  },
};

export const TheMenu: Story = {
  tags: ['again'],
  async play() {
    await openMenuOf('Ingrid Vos');
    await shows('No second factor to reset');
  },
};

export const Sessions: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await openSessions();
    await expect(await dialog.findByText('Firefox 145 on Windows')).toBeInTheDocument();
    await shows('2001:db8:9::41 · Passkey');
    await shows('Unknown device');
  },
};

export const SessionsOnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    const dialog = await openSessions();
    await expect(await dialog.findByText('Safari 19 on iOS')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SignedInNowhere: Story = {
  tags: ['again'],
  args: { faults: [listingPeople, listingSessions([])] },
  async play() {
    await openSessions();
    await shows('Signed in nowhere');
  },
};

export const SessionsLoading: Story = {
  tags: ['again'],
  args: { faults: [listingPeople, fault('listUserSessions', { delayMs: 'never' })] },
  async play() {
    const dialog = await openSessions();
    await expect(await dialog.findByText('Loading the sessions...')).toBeInTheDocument();
  },
};

export const SessionsFailed: Story = {
  tags: ['again'],
  parameters: catalogue("Somebody's sessions cannot be loaded", 'Failed to load the sessions'),
  args: { faults: [listingPeople, fault('listUserSessions', 500)] },
  async play() {
    await openSessions();
    await shows('Failed to load the sessions');
  },
};

export const SignOutEverywhereAsks: Story = {
  tags: ['again'],
  async play() {
    await openSessions();
    await press('Sign out everywhere');
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign Out Everywhere' }));
    await shows(/^Marcus Okafor is signed out on 3 devices at once/);
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const ResetAsks: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await openReset();
    await shows(/they are signed out everywhere/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const ResetFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A second factor cannot be reset', userWords.resetSecondFactor.failed.message),
  args: { faults: [listingPeople, fault('resetSecondFactor', 500)] },
  async play() {
    const dialog = await openReset();
    await person.click(dialog.getByRole('button', { name: 'Reset Second Factor' }));
    await shows(userWords.resetSecondFactor.failed.message);
  },
};
