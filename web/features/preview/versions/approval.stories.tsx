import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { approvalAnswers, openDialog, openHistory, pending } from '#web/features/preview/testing/approval-scene.ts';
import { route } from '#web/features/preview/testing/preview-scene.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/Approval',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'admin', route: route('doc-html') },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const NobodyHasAsked: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({ request: null, isNeverApproved: true }) },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByRole('button', { name: 'Request Approval' })).toBeVisible();
    await expect(panel.getByText(/do not see this document until/)).toBeVisible();
  },
};

export const WaitsForMe: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({}) },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByRole('button', { name: 'Approve' })).toBeVisible();
    await person.click(panel.getByText(/^History of approvals/));
    await expect(panel.getByText('As in the ledger')).toBeVisible();
  },
};

const askedByAdmin = { ...pending, requestedById: 'user-admin', approverIds: ['user-manager'], mayDecide: false };

export const WaitsForSomebodyElse: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({ request: { ...askedByAdmin, needed: 1 } }) },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(panel.queryByText(/Too few of those named/)).toBeNull();
  },
};

export const TooFewCanApprove: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({ request: { ...askedByAdmin, needed: 2 } }) },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByText(/Too few of those named can approve/)).toBeVisible();
  },
};

export const Rejected: Story = {
  tags: ['again'],
  args: {
    faults: approvalAnswers({
      state: 'rejected',
      request: {
        ...{ ...pending, state: 'rejected', mayDecide: false, endedAt: '2026-01-14T10:00:00.000Z' },
        decisions: [
          { userId: 'user-admin', decision: 'reject', comment: 'Totals differ', at: '2026-01-14T10:00:00.000Z' },
        ],
      },
    }),
  },
  async play() {
    const panel = await openHistory();
    await person.click(await panel.findByText(/^History of approvals/));
    await expect(panel.getByText('Totals differ')).toBeVisible();
  },
};

export const Approved: Story = {
  tags: ['again'],
  args: {
    faults: approvalAnswers({
      state: 'approved',
      request: { ...pending, state: 'approved', mayDecide: false, endedAt: '2026-01-14T10:00:00.000Z' },
    }),
  },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByText('Analysts and viewers see version 2.')).toBeVisible();
  },
};

export const Request: Story = {
  args: { persona: 'manager', faults: approvalAnswers({ request: null }) },
  async play() {
    const dialog = await openDialog('Request Approval', 'Request Approval');
    await expect(await dialog.findByRole('checkbox', { name: /Ada Lindqvist/ })).toBeVisible();
  },
};

const olga = { ...smallRoom.users.find(({ id }) => id === 'user-manager')!, id: 'user-olga', firstName: 'Olga' };
const noApprover = { invalidParams: [{ name: 'approverIds.0', reason: 'Must be an administrator or a manager' }] };

export const ChosenApproverLost: Story = {
  tags: ['again'],
  args: {
    persona: 'manager',
    scenario: { ...smallRoom, users: [...smallRoom.users, { ...olga, email: 'olga@strongroom.example' }] },
    faults: [
      ...approvalAnswers({ request: null }),
      fault('requestApproval', { undocumented: { status: 400, body: noApprover } }),
    ],
  },
  async play() {
    const dialog = await openDialog('Request Approval', 'Request Approval');
    await person.click(await dialog.findByRole('checkbox', { name: 'Olga Okafor (manager)' }));
    await step('Another person makes Olga Okafor a viewer', () =>
      currentStage().world.store.transact((tx) => tx.users.put({ ...olga, role: 'viewer' })),
    );
    await person.click(dialog.getByRole('button', { name: 'Request Approval' }));
    const words = 'Olga Okafor cannot approve this any more: choose again';
    await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  },
};

export const ChosenApproverLostOnAPhone: Story = {
  ...ChosenApproverLost,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const [withApproval, ...answers] = approvalAnswers({});

export const NotRequiredAnyMore: Story = {
  tags: ['again'],
  args: {
    faults: [
      { ...withApproval!, times: 1 },
      ...answers,
      fault('decideApproval', { undocumented: { status: 409, body: { code: 'approval-not-required' } } }),
    ],
  },
  async play() {
    const dialog = await openDialog('Approve', 'Approve Version 2');
    await person.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Seen');
    await person.click(dialog.getByRole('button', { name: 'Approve Version' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/requires no approval any more/);
    await expect(dialog.getByRole('button', { name: 'Approve Version' })).toBeDisabled();
  },
};

export const Approve: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({}) },
  async play() {
    const dialog = await openDialog('Approve', 'Approve Version 2');
    await expect(dialog.getByText('Please look at page 3')).toBeVisible();
  },
};

export const Reject: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({}) },
  async play() {
    await openDialog('Reject', 'Reject Version 2');
  },
};

export const DecidedMeanwhile: Story = {
  tags: ['again'],
  args: {
    faults: [
      ...approvalAnswers({}),
      fault('decideApproval', { undocumented: { status: 409, body: { code: 'approval-over' } } }),
    ],
  },
  async play() {
    const dialog = await openDialog('Approve', 'Approve Version 2');
    await person.click(dialog.getByRole('button', { name: 'Approve Version' }));
    await shows('This request has been decided or withdrawn meanwhile.');
  },
};

export const Withdraw: Story = {
  tags: ['again'],
  args: { faults: approvalAnswers({}) },
  async play() {
    const panel = await openHistory();
    await person.click(await panel.findByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw Request' }));
    await expect(question.getByText(/Approval can be requested again/)).toBeInTheDocument();
  },
};

export const ApprovalsNotRead: Story = {
  tags: ['again'],
  args: { faults: [...approvalAnswers({}).slice(0, 2), fault('listDocumentApprovals', 500)] },
  async play() {
    const panel = await openHistory();
    await expect(await panel.findByText('Failed to load approvals')).toBeVisible();
  },
};
