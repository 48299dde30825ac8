import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Design system/Search field',
  component: SearchField,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words },
  args: { label: 'Search documents and folders', value: '', onChange: () => undefined },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
  decorators: [inColumn],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  tags: ['again'],
};
export const WithItsKey: Story = {
  tags: ['again'],
  args: { kbd: '/' },
};
export const ClearedWithItsButton: Story = {
  args: { value: 'accounts' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search documents and folders' })).toHaveValue('');
  },
};
