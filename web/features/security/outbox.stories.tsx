import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { OutboxMail } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const waiting: OutboxMail = {
  ...{
    id: 'approval-1',
    kind: 'approval',
    to: 'marcus@strongroom.example',
    state: 'waiting',
    attempts: 0,
    error: null,
  },
  ...{ createdAt: '2026-01-15T09:40:00.000Z', endedAt: null, subject: 'Aurora: An approval waits for you' },
  text: 'An approval waits for you\n\nAda Lindqvist asks for the approval of a document.\n\nLook at it: https://rooms.example',
};
const mails: OutboxMail[] = [
  { ...waiting, attempts: 2, error: '451 4.7.1 Try again later' },
  {
    ...waiting,
    id: 'digest-1',
    kind: 'digest',
    to: 'ingrid@buyer.example',
    state: 'sent',
    subject: 'Aurora: 4 documents are new',
  },
  { ...waiting, id: 'digest-2', to: 'priya@strongroom.example', state: 'dropped', subject: null, text: null },
  {
    ...{ ...waiting, id: 'invitation-1', kind: 'invitation', to: 'noor@late.example', state: 'failed', attempts: 19 },
    ...{ subject: 'Aurora: You are invited', error: '550 5.1.1 No such user here' },
  },
];

const meta = {
  title: 'Screens/Security Settings/Mail',
  component: AppScreen,
  args: { route: '/security', scenario: 'empty', faults: [fault('listOutbox', { status: 200, body: mails })] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Mails: Story = {
  async play() {
    await press('Mail');
    const list = await screen.findByRole('list', { name: 'Mails' });
    await person.click(screen.getByText('Aurora: You are invited'));
    await expect(list).toHaveTextContent('After 19 tries: 550 5.1.1 No such user here');
    await expect(list).toHaveTextContent('After 2 tries: 451 4.7.1 Try again later');
    await expect(list).toHaveTextContent(
      'Not sentIts reader is gone or has stopped such mails, or its subject is over.',
    );
  },
};

export const MailsOnAPhone: Story = {
  ...Mails,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const NoMails: Story = {
  args: { faults: [] },
  async play() {
    await press('Mail');
    await shows('No mails yet');
  },
};

export const Failed: Story = {
  parameters: catalogue('The mails cannot be loaded', 'Failed to load the mails'),
  args: { faults: [fault('listOutbox', 500)] },
  async play() {
    await press('Mail');
    await shows('Failed to load the mails');
  },
};

export const Loading: Story = {
  args: { faults: [fault('listOutbox', { delayMs: 'never' })] },
  tags: ['again'],
  async play() {
    await press('Mail');
    await expect(await screen.findByText('Loading the mails...')).toBeInTheDocument();
  },
};
