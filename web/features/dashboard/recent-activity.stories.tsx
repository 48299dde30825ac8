import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ActivityEntry } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const now = '2026-03-10T12:00:00.000Z';
const minute = 60_000;

const meta = {
  title: 'Screens/Dashboard/Recent activity',
  component: AppScreen,
  args: { route: '/', now },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** Activities in the server's answer, newest first, ten minutes apart. */
const activity = (
  ...entries: readonly (Omit<Partial<ActivityEntry>, 'ipAddress'> & { ipAddress?: string | null })[]
): Fault[] => {
  const body = entries.map((entry, index) => ({
    id: `entry-${index}`,
    activityType: 'document_view',
    description: `Sofia Marchetti viewed Cap Table ${index + 1}.xlsx`,
    createdAt: new Date(Date.parse(now) - index * 10 * minute).toISOString(),
    ipAddress: '10.24.8.61',
    ...entry,
  }));
  // Includes a type that the contract does not name, and omits a required address.
  return [fault('listRecentActivity', { undocumented: { status: 200, body } })];
};

const rows = () =>
  waitFor(() => {
    // Other parts of the screen may show an age as well, and come first.
    const lists = screen.getAllByText(/ago$|^Just now$/).map((age) => age.closest('ul'));
    return within(lists.find((list) => list !== null)!).getAllByRole('listitem');
  });
const badges =
  (...labels: readonly string[]) =>
  async () => {
    const shown = await rows();
    await expect(shown).toHaveLength(labels.length);
    for (const [index, row] of shown.entries()) {
      await expect(within(row).getByText(labels[index]!)).toBeVisible();
      await expect(row.querySelector('svg')).not.toBeNull();
    }
  };

export const Nothing: Story = {
  tags: ['again'],
  args: { faults: activity() },
  play: () => shows('No recent activity'),
};

export const EightGiven: Story = {
  name: 'Eight given: the first five are shown, in the order of the server',
  args: {
    persona: 'manager',
    faults: activity(
      ...[7, 6, 5, 4, 3, 2, 1, 0].map((ago) => ({ createdAt: new Date(Date.parse(now) - ago * minute).toISOString() })),
    ),
  },
  async play() {
    const shown = await rows();
    await expect(shown).toHaveLength(5);
    for (const [index, row] of shown.entries()) await expect(row).toHaveTextContent(`Cap Table ${index + 1}.xlsx`);
  },
};

export const BadgesOfDocuments: Story = {
  args: {
    faults: activity(
      { activityType: 'document_view', description: 'Marcus Okafor viewed Quality of Earnings Report.pdf' },
      { activityType: 'document_upload', description: 'Sofia Marchetti uploaded Lender Presentation.pptx' },
      { activityType: 'document_download', description: 'Priya Raman downloaded Net Working Capital.xlsx' },
      { activityType: 'blocked_download', description: 'Download of Capex Plan.xlsx refused for Daniel Cho' },
    ),
  },
  play: badges('Viewed', 'Uploaded', 'Downloaded', 'Blocked'),
};

export const BadgesOfPeople: Story = {
  args: {
    faults: activity(
      { activityType: 'failed_login', description: 'Failed sign-in for ingrid@buyer.example' },
      { activityType: 'user_created', description: 'Hannah Bergström was added as a viewer' },
      { activityType: 'permission_granted', description: 'Priya Raman was granted access to Cap Table.xlsx' },
      { activityType: 'login', description: 'Ada Lindqvist signed in' },
    ),
  },
  play: badges('Failed Login', 'User Created', 'Permission Granted', 'Login'),
};

export const UnknownType: Story = {
  name: 'A type that nobody knows: its raw text',
  args: { faults: activity({ activityType: 'permission_revoked' }, { activityType: 'retention_policy_applied' }) },
  play: badges('Permission Revoked', 'retention_policy_applied'),
};

export const WithAndWithoutAddress: Story = {
  args: { faults: activity({}, { ipAddress: null }) },
  async play() {
    const [first, second] = await rows();
    await expect(first).toHaveTextContent('IP: 10.24.8.61');
    await expect(second).not.toHaveTextContent(/IP|undefined|null|·/);
  },
};

const aged = (...minutes: readonly number[]) =>
  activity(...minutes.map((ago) => ({ createdAt: new Date(Date.parse(now) - ago * minute).toISOString() })));

export const AgesUpToADay: Story = {
  args: { faults: aged(0, 1, 59, 60, 24 * 60 - 1) },
  play: badges('Just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago'),
};

export const AgesInDays: Story = {
  tags: ['again'],
  args: { faults: aged(24 * 60, 400 * 24 * 60) },
  play: badges('1 day ago', '400 days ago'),
};

export const LongDescriptions: Story = {
  args: {
    faults: activity(
      { description: `Uploaded ${'Consolidated Financial Statements of the Group '.repeat(5)}(final).pdf` },
      { activityType: 'permission_granted', description: `${'Unbrokenwordwithoutanyspace'.repeat(8)}.pdf was granted` },
    ),
  },
  async play() {
    for (const row of await rows()) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await shows('Permission Granted');
  },
};

export const LongDescriptionsOnAPhone: Story = {
  ...LongDescriptions,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};
