import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { entry, finding, listed, soundLog } from '#web/features/audit/testing/audit-scene.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { onlyWide } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const views = [0, 1, 2].map((id) =>
  entry(id, 'document_view', { description: 'Viewed "QoE report.pdf" (version 2), pages 1–4, 9' }),
);
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Audit Trail/Filters',
  component: AppScreen,
  args: {
    route: '/audit?text=QoE&types=document_view&range=30d',
    scenario: 'empty',
    faults: [finding(views), soundLog],
  },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Filtered: Story = {
  async play({ canvas }) {
    await shows('3 entries match');
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    for (const words of ['QoE', 'Viewed', 'Last 30 days']) await expect(chips.getByText(words)).toBeVisible();
  },
};

export const EverythingSet: Story = {
  args: {
    route:
      '/audit?text=QoE&person=nobody&types=document_view,document_download&resourceType=document&resourceId=doc_7Q2F' +
      '&from=2026-11-01T00:00:00Z&to=2026-11-20T00:00:00Z&alerts=true',
  },
  async play() {
    await shows('3 entries match');
    await expect(screen.getByText('Nobody signed in', { selector: 'li span' })).toBeVisible();
  },
};

export const MoreThanWereCounted: Story = {
  tags: ['again'],
  args: { faults: [finding(views, { hasMore: true, matched: null }), soundLog] },
  async play() {
    await shows('More than 3 entries match');
    await expect(await screen.findByRole('button', { name: 'Load earlier entries' })).toBeInTheDocument();
  },
};

export const TypesToChooseFrom: Story = {
  globals: onlyWide,
  tags: ['again'],
  async play() {
    await listed();
    await press('Type: Viewed');
    const choice = await screen.findByRole('menuitem', { name: 'Viewed or downloaded' });
    // It is positioned after it appears.
    await waitFor(() => expect(choice).toBeVisible());
  },
};

export const OwnDates: Story = {
  globals: onlyWide,
  args: { route: '/audit?from=2026-11-01T00:00:00Z&to=2026-11-20T00:00:00Z' },
  async play({ canvas }) {
    await shows('3 entries match');
    await expect(canvas.getByLabelText('To')).toBeVisible();
  },
};

export const Searching: Story = {
  tags: ['again'],
  args: { faults: [fault('searchAuditLogs', { delayMs: 'never' }), soundLog] },
  async play() {
    await shows('Searching...');
  },
};

export const NothingMatches: Story = {
  tags: ['again'],
  args: { faults: [finding([]), soundLog] },
  async play({ canvas }) {
    await shows('No entries match');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  tags: ['again'],
  parameters: catalogue('The audit log cannot be searched', 'Failed to search the audit log'),
  args: { faults: [fault('searchAuditLogs', 500), soundLog] },
  async play({ canvas }) {
    await shows('Failed to search the audit log');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FilteredOnAPhone: Story = { ...Filtered, globals: phone, tags: ['again'] };

export const OwnDatesOnAPhone: Story = {
  args: OwnDates.args!,
  globals: phone,
  tags: ['again'],
  async play() {
    await press('Filters (1)');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(sheet.getByLabelText('To')).toBeVisible());
  },
};

export const SheetOnAPhone: Story = {
  globals: phone,
  async play({ canvas }) {
    await person.click(await canvas.findByRole('button', { name: 'Filters (2)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByLabelText('Type')).toHaveValue('document_view');
    await expect(sheet.getByLabelText('Period')).toHaveValue('30d');
  },
};
