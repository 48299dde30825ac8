import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, entry, integrity } from '#web/features/audit/testing/audit-scene.ts';
import { shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const log = answering([entry(0, 'login')]);

const meta = {
  title: 'Screens/Audit Trail/Integrity',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Intact: Story = {
  tags: ['again'],
  args: { faults: [integrity({}), log] },
  async play() {
    await shows(/^Log intact, 1,046 entries, head/);
  },
};

export const Broken: Story = {
  args: {
    faults: [integrity({ state: 'broken', brokenAt: { seq: 1024, reason: 'the entry does not match its hash' } }), log],
  },
  async play() {
    await shows(/^Log broken at line 1,024/);
  },
};

export const Checking: Story = {
  args: { faults: [integrity({ state: 'unknown', checkedAt: null, isChecking: true }), log] },
  async play() {
    await shows('Checking whether the log is intact…');
  },
};

export const NotChecked: Story = {
  args: { faults: [integrity({ state: 'unknown', checkedAt: null }), log] },
  async play() {
    await shows('The log has not been checked yet');
  },
};

export const BrokenOnAPhone: Story = {
  ...Broken,
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
