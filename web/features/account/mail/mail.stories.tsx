import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { openAccount, phone } from '../testing/open-account.ts';

const meta = {
  title: 'Screens/Your Account/Mail',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const WhatOneGets: Story = {
  async play() {
    const dialog = await openAccount('Mail');
    await expect(await dialog.findByLabelText('New documents')).toHaveValue('daily');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const WhatOneGetsOnAPhone: Story = { ...WhatOneGets, globals: phone, tags: ['again'] };

export const Changed: Story = {
  async play() {
    const dialog = await openAccount('Mail');
    await person.selectOptions(await dialog.findByLabelText('New documents'), 'weekly');
    await person.click(dialog.getByRole('switch', { name: 'How people sign in' }));
    await press('Save');
    await shows(accountWords.updateMyMailSettings.done.message);
    await expect(dialog.getByLabelText('New documents')).toHaveValue('weekly');
  },
};

export const ChangeRefused: Story = {
  tags: ['again'],
  args: { faults: [fault('updateMyMailSettings', 500)] },
  async play() {
    const dialog = await openAccount('Mail');
    await person.selectOptions(await dialog.findByLabelText('New documents'), 'off');
    await press('Save');
    await shows(accountWords.updateMyMailSettings.failed.message);
    await expect(dialog.getByLabelText('New documents')).toHaveValue('off');
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: catalogue('The mail settings cannot be loaded', 'Failed to load your mail settings'),
  args: { faults: [fault('getMyMailSettings', 500)] },
  async play() {
    await openAccount('Mail');
    await shows('Failed to load your mail settings');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('getMyMailSettings', { delayMs: 'never' })] },
  async play() {
    await openAccount('Mail');
    await expect(await screen.findByText('Loading your mail settings...')).toBeInTheDocument();
  },
};
