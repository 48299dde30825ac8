import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const groups = [{ id: 'group-bidders', name: 'Bidder A', createdAt: '2026-01-05T09:00:00.000Z' }];
const waiting = { ...empty.users[0]!, id: 'user-late', email: 'late@buyer.example', identity: null, lastLoginAt: null };

const meta = {
  title: 'Screens/User Management/Invite several',
  component: AppScreen,
  args: { route: '/users', scenario: { ...empty, groups, users: [...empty.users, waiting] } },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function open() {
  await press('Invite Several');
  return within(await screen.findByRole('dialog', { name: 'Invite Several People' }));
}

/** Pastes all at once. */
async function paste(text: string) {
  const dialog = await open();
  await step('Paste the addresses', () =>
    fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value: text } }),
  );
  return dialog;
}

const slips = `"Bergström, Hannah" <hannah@haldenroy.example>; Jürgen Müller <juergen@haldenroy.example>,
PRIYA@strongroom.example
hannah@haldenroy.example
late@buyer.example
jürgen@haldenroy.example; bo.haldenroy.example;`;
let copied = '';
const two = 'Hannah Bergström <hannah@haldenroy.example>, bo@haldenroy.example';

async function send(text: string) {
  const dialog = await paste(text);
  await person.type(dialog.getByLabelText('Group'), 'Bidder B');
  await press(/^Invite \d/);
  return dialog;
}

export const Empty: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: 'Invite' })).toBeDisabled();
  },
};

export const WithSlips: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await paste(slips);
    await expect(await dialog.findByText('“ü” cannot stand before the @')).toBeVisible();
    for (const word of ['Already here', 'Invited already', 'Duplicate'])
      await expect(await dialog.findByText(word)).toBeVisible();
    await expect(dialog.getAllByText('Will be invited')).toHaveLength(2);
    await expect(dialog.getByText('2 lines are no address, and left out')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Invite 2 people' })).toBeEnabled();
    await person.type(dialog.getByLabelText('Group'), 'bidder a');
    await expect(dialog.getByText('Into a group of 0 people')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Invite 4 people' })).toBeEnabled();
  },
};

/** Into the groups named above the addresses, and on to their access. */
export const UnderHeadings: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await paste(`Bidder A:\n${two}\nBidder B:\nPRIYA@strongroom.example`);
    await expect(await dialog.findAllByText('Joins Bidder A')).toHaveLength(2);
    await expect(dialog.getByText('Joins Bidder B')).toBeVisible();
    await expect(dialog.getByText('For addresses without a heading; 2 headings')).toBeVisible();
    await press('Invite 3 people');
    await press('Access Matrix');
    const question = await screen.findByRole('alertdialog', { name: 'Close the links?' });
    await person.click(within(question).getByRole('button', { name: 'Close' }));
    const grid = within(await screen.findByRole('dialog', { name: 'Access Matrix' }));
    await grid.findByText('No folders yet');
  },
};

export const UnderTwoHeadings: Story = {
  tags: ['again'],
  async play() {
    const dialog = await paste('Bidder A:\nann@buyer.example\nBidder B:\nANN@buyer.example, bo@buyer.example');
    await expect(await dialog.findByText('Joins Bidder A alone')).toBeVisible();
    await press('Invite 2 people');
    const done = within(await screen.findByRole('dialog', { name: '2 Invitations Made' }));
    await waitFor(() => expect(done.getByText('Joins Bidder A alone')).toBeVisible());
  },
};

export const UnderTwoHeadingsOnAPhone: Story = { ...UnderTwoHeadings, globals: { viewport: { value: 'phone' } } };

export const UnderHeadingsOnAPhone: Story = {
  ...UnderHeadings,
  tags: ['again'],
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone' } },
  play: WithSlips.play!,
};

export const TooMany: Story = {
  tags: ['again'],
  async play() {
    const dialog = await paste(Array.from({ length: 201 }, (_, at) => `person${at}@buyer.example`).join('; '));
    await expect(await dialog.findByText('201 people: at most 200 at a time')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Invite 201 people' })).toBeDisabled();
  },
};

export const Sending: Story = {
  tags: ['again'],
  args: { faults: [fault('inviteUsers', { delayMs: 'never' })] },
  async play() {
    await send(two);
    await expect(await screen.findByRole('button', { name: 'Invite 2 people', busy: true })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: catalogue('Nobody could be invited', 'Failed to invite them'),
  args: { faults: [fault('inviteUsers', { status: 'offline', times: 1 })] },
  async play() {
    const dialog = await send(two);
    await shows(/^Nobody was invited, or everybody was/);
    await expect(dialog.getByLabelText('Addresses')).toHaveValue(two);
  },
};

export const SentAgain: Story = {
  ...Failed,
  parameters: catalogue('Invited at the second try', '2 Invitations Made'),
  async play(context) {
    await Failed.play?.(context);
    await press('Invite 2 people');
    await screen.findByRole('dialog', { name: '2 Invitations Made' });
    await waitFor(() => expect(screen.queryByText('Failed to invite them')).toBeNull());
  },
};

export const SentAgainOnAPhone: Story = {
  ...SentAgain,
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await SentAgain.play!(context);
    const done = within(screen.getByRole('dialog', { name: '2 Invitations Made' }));
    for (const address of ['hannah@haldenroy.example', 'bo@haldenroy.example']) {
      const { height } = done.getByText(address).getBoundingClientRect();
      await expect(height, 'one line').toBeLessThan(30);
    }
  },
};

export const Done: Story = {
  tags: ['cover'],
  beforeEach() {
    // Does not touch the viewer's clipboard.
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied = text;
      return Promise.resolve();
    });
    return () => write.mockRestore();
  },
  async play() {
    await send(slips);
    const dialog = within(await screen.findByRole('dialog', { name: '2 Invitations Made' }));
    await expect(dialog.getAllByText('Joined the group')).toHaveLength(2);
    await person.click(dialog.getByRole('button', { name: 'Copy all links' }));
    await waitFor(() =>
      expect(copied).toMatch(/^hannah@haldenroy\.example\thttp\S+\njuergen@haldenroy\.example\thttp\S+$/),
    );
    await press('Done');
    await expect(await screen.findByText('hannah@haldenroy.example')).toBeInTheDocument();
  },
};

export const NewLinks: Story = {
  async play() {
    const dialog = await paste('late@buyer.example');
    await expect(await dialog.findByRole('button', { name: 'Invite' })).toBeDisabled();
    await person.click(await dialog.findByRole('checkbox', { name: /^New links for 1 person/ }));
    await press('Invite 1 person');
    await screen.findByRole('dialog', { name: '1 Invitation Made' });
    await expect(screen.getByText('New link')).toBeVisible();
  },
};
