import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { isPhone } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { approvals } from '../testing/approvals-scene.ts';
import { list, row } from '../testing/documents-scene.ts';

const meta = {
  title: 'Screens/Document Management/Approvals',
  component: AppScreen,
  args: { route: '/documents?folder=Board', scenario: approvals, persona: 'admin' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const InTheList: Story = {
  tags: ['cover'],
  async play() {
    await list();
    const waiting = within(await row('Waiting'));
    await expect(await waiting.findByText(isPhone() ? 'Awaiting' : 'others see v1')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /To approve/ })).toBeVisible();
  },
};

export const InTheGrid: Story = {
  tags: ['again'],
  async play() {
    await list();
    await press('Grid view');
    // Of four cards, a phone renders two.
    if (isPhone()) return;
    await waitFor(() => expect(screen.getAllByText('Awaiting approval').length).toBeGreaterThan(0));
    await expect(screen.getAllByText('Not requested').length).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await list();
    await expect(await screen.findByText('Rejected')).toBeVisible();
  },
};

export const WaitingForMe: Story = {
  tags: ['again'],
  async play() {
    await press(/To approve/);
    await shows('Figures as agreed with the auditors');
  },
};

export const FilteredByAwaiting: Story = {
  tags: ['again'],
  async play() {
    await list();
    await press('Filters');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Approval' }), 'awaiting');
    await waitFor(() => expect(screen.queryByText('Good.pdf')).toBeNull());
  },
};
