import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Task } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { taskWords } from '#web/domain/words/task-words.ts';
import { isPhone } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { stopClock } from '#web/testing/page-clock.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { openAccount } from '#web/features/account/testing/open-account.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const nothing = { who: null, what: null, note: null, documentId: null, folderId: null };
const at = '2026-01-14T09:00:00.000Z';
const tasks: Task[] = [
  {
    ...nothing,
    id: '1',
    kind: 'approval',
    at,
    who: 'Marcus Okafor',
    what: 'Annual Report.pdf',
    documentId: 'document-1',
  },
  {
    ...{ ...nothing, id: '2', kind: 'request', at, who: 'Ingrid Vos', what: 'Board Minutes November.pdf' },
    ...{ note: 'For the call on Friday', documentId: 'document-2' },
  },
  { ...nothing, id: '3', kind: 'request', at, who: 'Ingrid Vos' },
  { ...nothing, id: '4', kind: 'invitation', at, who: 'James Whitfield' },
  { ...nothing, id: '5', kind: 'ending', at: '2026-01-20T09:00:00.000Z', who: 'Daniel Cho' },
  { ...nothing, id: '6', kind: 'ending', at: '2026-01-20T09:00:00.000Z' },
  { ...nothing, id: '7', kind: 'undelivered', at },
];
const me = {
  id: 'user-admin',
  email: 'ada@strongroom.example',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  role: 'admin',
};
const waiting = [
  fault('getCurrentUser', { undocumented: { status: 200, body: { ...me, profileImageUrl: null, tasks: 7 } } }),
  fault('listMyTasks', { status: 200, body: tasks }),
];

const meta = {
  title: 'Screens/What waits for you',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty', faults: waiting },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** By the count in the sidebar, or by Your Account on phones, where the drawer has the count, too. */
async function openTasks() {
  if (isPhone()) {
    const account = await openAccount();
    await person.click(account.getByRole('button', { name: 'What waits for you' }));
  } else await person.click(await screen.findByRole('button', { name: '7 things wait for you' }, { timeout: 5000 }));
  await screen.findByRole('dialog', { name: 'What waits for you' });
}

export const Everything: Story = {
  async play() {
    await screen.findByText('404 Page Not Found');
    await openTasks();
    await shows('Marcus Okafor asks for the approval of Annual Report.pdf');
    await shows('Ingrid Vos asks to see something that is not there');
    // Readers have it, too, and no Users.
    const own = screen.getByText('Some or all of your access ends').closest('li');
    await expect(own?.querySelector('a')).toBeNull();
  },
};

export const EverythingOnAPhone: Story = {
  ...Everything,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** On a phone the count is in the drawer, on the icon of its first entry. */
export const CountInTheDrawerOfAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await person.click(await screen.findByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await expect(await drawer.findByRole('button', { name: '7 things wait for you' })).toBeVisible();
  },
};

export const OpenedFromTheDrawerOfAPhone: Story = {
  tags: ['again'],
  ...CountInTheDrawerOfAPhone,
  async play(context) {
    await CountInTheDrawerOfAPhone.play?.(context);
    await press('7 things wait for you');
    await shows('Marcus Okafor asks for the approval of Annual Report.pdf');
    await expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
  },
};

export const NothingAnyMore: Story = {
  tags: ['again'],
  args: { faults: waiting.slice(0, 1) },
  async play() {
    // The list is read later than the count.
    const name = isPhone() ? 'Open navigation' : '7 things wait for you';
    await screen.findByRole('button', { name }, { timeout: 5000 });
    stopClock(new Date(Date.now() + 1000));
    await openTasks();
    await shows('Nothing waits for you');
    await waitFor(() => expect(screen.queryByRole('button', { name: /for you$/, hidden: true })).toBeNull());
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: catalogue('What waits cannot be loaded', 'Failed to load what waits'),
  args: { faults: [...waiting.slice(0, 1), fault('listMyTasks', 500)] },
  async play() {
    await openTasks();
    await shows('Failed to load what waits');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [...waiting.slice(0, 1), fault('listMyTasks', { delayMs: 'never' })] },
  async play() {
    await openTasks();
    await expect(await screen.findByText('Loading what waits...')).toBeInTheDocument();
  },
};

export const GivingAccess: Story = {
  args: {
    scenario: smallRoom,
    faults: [
      ...waiting.slice(0, 1),
      fault('listMyTasks', {
        status: 200,
        body: tasks.map((task) => (task.id === '2' ? { ...task, documentId: 'doc-zip' } : task)),
      }),
    ],
  },
  async play() {
    await openTasks();
    await press('Give Access: Ingrid Vos asks to see Board Minutes November.pdf');
    await screen.findByRole('dialog', { name: 'Document Permissions' });
    await person.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'What waits for you' });
  },
};

export const DeclineRefused: Story = {
  args: { faults: [...waiting, fault('declineAccess', 500)] },
  async play() {
    await openTasks();
    await press('Decline: Ingrid Vos asks to see Board Minutes November.pdf');
    await shows(taskWords.declineAccess.failed.message);
  },
};

export const AskForADocument: Story = {
  args: { route: '/documents?document=nothing', persona: 'viewer', faults: [] },
  async play() {
    await person.type(await screen.findByRole('textbox', { name: 'Why you need it (optional)' }), 'For Friday');
    await person.keyboard('{Enter}');
    await shows(taskWords.requestAccess.done.message);
    await shows('Asked');
  },
};

export const AskForAFolder: Story = {
  args: { route: '/documents?folder=nothing', persona: 'viewer', faults: [] },
  async play() {
    await press('Ask for Access');
    await shows(taskWords.requestAccess.done.message);
  },
};

export const AskedTooOften: Story = {
  args: { ...AskForADocument.args, faults: [fault('requestAccess', 429)] },
  async play() {
    await press('Ask for Access');
    await shows(/^You have asked too often\. Ask again after/);
  },
};
