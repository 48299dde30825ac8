import type { Meta, StoryObj } from '@storybook/react-vite';
import { onGround } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Design system/Key',
  component: Kbd,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { children: words },
  args: { children: '/' },
  decorators: [onGround],
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof Kbd>;

export const Default: Story = {};
export const Several: Story = {
  tags: ['again'],
  render: () => (
    <div className="flex gap-1">
      <Kbd>Ctrl</Kbd>
      <Kbd>A</Kbd>
    </div>
  ),
};
