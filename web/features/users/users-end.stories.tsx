import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { openMenuOf } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const ends: Readonly<Record<string, string>> = {
  'user-viewer': '2026-01-18T10:00:00.000Z',
  'user-analyst': '2026-01-10T10:00:00.000Z',
  'user-manager': '2027-03-03T10:00:00.000Z',
};
const users = empty.users.map((user) => ({ ...user, expiresAt: ends[user.id] ?? null }));

const meta = {
  title: 'Screens/User Management/End of access',
  component: AppScreen,
  args: { route: '/users', scenario: { ...empty, users }, now: '2026-01-15T10:00:00.000Z' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openEnd(name = 'Ingrid Vos') {
  await openMenuOf(name);
  await person.click(await screen.findByRole('menuitem', { name: `End of access of ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'End of Access' }));
}

export const InTheList: Story = {
  tags: ['again'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Ends Jan 18')).toBeVisible();
    await expect(canvas.getByText('Ended Jan 10')).toBeVisible();
    await expect(canvas.getByText('Ends Mar 3, 2027')).toBeVisible();
  },
};

export const Change: Story = {
  async play() {
    const dialog = await openEnd();
    await expect(dialog.getByLabelText('Last day')).toHaveValue('2026-01-18');
    await person.selectOptions(dialog.getByLabelText('Access ends'), '30');
    await press('Save');
    await shows(userWords.updateUserExpiry.done.message);
  },
};

export const ADayIsMissing: Story = {
  tags: ['again'],
  args: { scenario: 'empty' },
  async play() {
    const dialog = await openEnd();
    await person.selectOptions(dialog.getByLabelText('Access ends'), 'day');
    await press('Save');
    await shows('Choose the last day');
  },
};

export const TheLastWhoStays: Story = {
  tags: ['again'],
  parameters: catalogue(
    'No administrator would stay',
    'This is the last administrator without an end, and one has to stay.',
  ),
  args: { faults: [fault('updateUserExpiry', 409)] },
  async play() {
    const dialog = await openEnd();
    await person.selectOptions(dialog.getByLabelText('Access ends'), '7');
    await press('Save');
    await shows('This is the last administrator without an end, and one has to stay.');
  },
};

export const NotChanged: Story = {
  parameters: catalogue('The end of access cannot be changed', userWords.updateUserExpiry.failed.message),
  args: { faults: [fault('updateUserExpiry', 500)] },
  async play() {
    const dialog = await openEnd();
    await person.selectOptions(dialog.getByLabelText('Access ends'), '7');
    await press('Save');
    await shows(userWords.updateUserExpiry.failed.message);
  },
};
