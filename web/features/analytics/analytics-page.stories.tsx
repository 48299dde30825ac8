import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { many } from '#server/scenarios/many.ts';
import { press, shows } from '#web/testing/play.ts';
import { fault } from '#mock/world/fault.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { emptyMeasuredRoom, measuredRoom } from '#web/testing/measured-room.ts';

const meta = { title: 'Screens/Analytics', component: AppScreen, args: { route: '/analytics' } } satisfies Meta<
  typeof AppScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const longName = (name: string, length: number) =>
  `${name} as amended and restated by the counterparties`.padEnd(length, '_of_the_seller');

const cards = [
  ...['User Activity', 'Document Activity', 'Security Events', 'Most Viewed Documents'],
  ...['Activity Trends', 'Compliance Metrics'],
];

const complete: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  for (const name of cards) await expect(await canvas.findByRole('region', { name })).toBeVisible();
  await shows('Last 30 days');
  await waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(2));
};

export const AsAdmin: Story = {
  tags: ['cover', 'picture'],
  play: complete,
};

export const AsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  play: complete,
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play(context) {
    await complete(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A data room that measures shows its own figures. */
export const Measured: Story = {
  args: { scenario: measuredRoom },
  async play({ canvas, canvasElement }) {
    for (const name of [...cards, 'Most Viewed Folders', 'Not Opened in Period'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(2));
    await expect(canvas.queryByText(/Sample data/)).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const MeasuredOnAPhone: Story = { ...Measured, globals: { viewport: { value: 'phone' } }, tags: ['again'] };

/** What came in these days and the members of a group may see. */
export const NewForAGroup: Story = {
  args: { scenario: measuredRoom, route: '/analytics?days=7&group=group-bidder-counsel' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('table', { name: 'New for Bidder counsel' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NewForAGroupOnAPhone: Story = {
  ...NewForAGroup,
  globals: { viewport: { value: 'phone' } },
  tags: ['again'],
};

export const NothingNewForAGroup: Story = {
  args: { scenario: { ...measuredRoom, documents: [], versions: [] }, route: '/analytics?group=group-bidder-counsel' },
  play: () => shows('Nothing that they may see came in these days.'),
};

export const MoreNewForAGroupThanListed: Story = {
  args: {
    scenario: (() => {
      const { documents } = many(120);
      const [groups, memberships] = [measuredRoom.groups, measuredRoom.memberships];
      const shelf = documents.map((row) => ({ ...row, folderId: null, accessLevel: 'public' as const }));
      const came = { ...many(120), documents: shelf };
      return { ...measuredRoom, ...came, users: measuredRoom.users, room: measuredRoom.room, groups, memberships };
    })(),
    route: '/analytics?days=90&group=group-bidder-counsel',
  },
  play: () => shows('and 20 more'),
};

/** Long names of folders and documents. */
export const LongNamesOnAPhone: Story = {
  args: {
    scenario: {
      ...measuredRoom,
      folders: measuredRoom.folders.map((row) => ({ ...row, name: longName(row.name, 200) })),
      documents: measuredRoom.documents.map((row) => ({ ...row, name: longName(row.name, 200) })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('table', { name: 'Most Viewed Folders' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More documents than the list takes. */
export const ManyNotOpened: Story = {
  args: { scenario: { ...measuredRoom, ...many(120), users: measuredRoom.users, room: measuredRoom.room } },
  async play() {
    await press('Show 120 not opened');
    await shows('The 100 of 120 documents that were here longest.');
  },
};

export const MeasuredAndEmpty: Story = {
  args: { scenario: emptyMeasuredRoom },
  async play({ canvas }) {
    await expect(await canvas.findAllByText('Nothing was viewed yet.')).toHaveLength(2);
    await shows('No document is left unopened.');
  },
};

export const MeasuresFailed: Story = {
  args: { scenario: measuredRoom, faults: [fault('getMeasures', 503)] },
  play: () => shows('Failed to load the figures'),
};

export const MeasuresLoading: Story = {
  tags: ['again'],
  args: { scenario: measuredRoom, faults: [fault('getMeasures', { delayMs: 'never' })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};
