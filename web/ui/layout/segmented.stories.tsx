import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { onGround } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { Segmented } from './segmented.tsx';

const meta = {
  title: 'Design system/Segmented',
  component: Segmented,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words },
  args: {
    label: 'View',
    value: 'list',
    onChange: () => undefined,
    options: [
      { value: 'list', label: 'List', icon: List },
      { value: 'grid', label: 'Grid', icon: LayoutGrid },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
  decorators: [onGround],
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof Segmented>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }));
    await expect(canvas.getByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'List', pressed: false })).toBeVisible();
  },
};
