import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Fault, fault } from '#mock/world/fault.ts';
import { press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Dashboard/Metrics',
  component: AppScreen,
  args: { route: '/' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** Answers of a server that violates the contract. */
const metrics = (body: object): Fault[] => [fault('getDashboardMetrics', { undocumented: { status: 200, body } })];

/** The four numbers, from left to right. */
const read = (...numbers: readonly string[]) =>
  waitFor(async () => {
    const labels = ['Active Users', 'Documents', 'Security Events', 'Downloads'];
    const shown = labels.map((label) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent);
    await expect(shown).toEqual(numbers);
  });

export const NoneGiven: Story = {
  name: 'None given: four zeros',
  args: { faults: metrics({}) },
  play: () => read('0', '0', '0', '0'),
};

export const SomeGiven: Story = {
  name: 'Some given: zeros only where missing',
  args: { faults: metrics({ activeUsers: 24, totalDocuments: 1284, downloads: null }) },
  play: () => read('24', '1284', '0', '0'),
};

export const FailedToLoad: Story = {
  tags: ['again'],
  name: 'Failed to load: zeros that are not counts',
  args: { faults: [fault('getDashboardMetrics', { status: 500, times: 1 }), ...metrics({ activeUsers: 24 })] },
  async play() {
    await shows(/Failed to load the metrics: the zeros are not counts/);
    await shows(/ran into an error/);
    await read('0', '0', '0', '0');
    await press('Retry');
    await read('24', '0', '0', '0');
  },
};

export const OutOfReach: Story = {
  tags: ['again'],
  args: { faults: [fault('getDashboardMetrics', 'offline')] },
  play: () => shows(/could not be reached/),
};

export const LargeNumbers: Story = {
  args: {
    faults: metrics({ activeUsers: 9999, totalDocuments: 1_234_567, securityEvents: 10_000, downloads: 88_421 }),
  },
  play: () => read('9999', '1,234,567', '10,000', '88,421'),
};
