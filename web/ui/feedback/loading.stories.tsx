import type { Meta, StoryObj } from '@storybook/react-vite';
import { tryable } from '#web/testing/controls.ts';
import { onGround } from '#web/testing/frame.tsx';
import { LoadingList } from './loading-list.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Design system/Loading',
  component: Spinner,
  tags: ['autodocs'],
  parameters: tryable,
  subcomponents: { LoadingList, Skeleton },
  decorators: [onGround],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof Spinner>;

export const Turning: Story = {};
export const Small: Story = {
  tags: ['again'],
  args: { size: 16 },
};
export const Skeletons: Story = {
  tags: ['again'],
  render: () => (
    <div role="status" className="flex items-center gap-3">
      <span className="sr-only">Loading...</span>
      <Skeleton className="size-8 rounded-lg" />
      <Skeleton className="h-3 w-48" />
    </div>
  ),
};
export const List: Story = {
  tags: ['again'],
  render: () => (
    <LoadingList
      label="Loading..."
      lead="size-8 rounded-full"
      widths={['w-40', 'w-32']}
      further={['w-52']}
      badge="w-20"
    />
  ),
};
