import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Design system/Text field',
  component: TextField,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, hint: words, error: words, disabled: onOff },
  args: { label: 'Name', defaultValue: 'Board Minutes November.pdf' },
  decorators: [inColumn],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  tags: ['again'],
};
export const WithHint: Story = { args: { hint: 'Pre-filled from the file name' } };
export const Disabled: Story = {
  tags: ['again'],
  args: { disabled: true },
};
export const ReadOnly: Story = {
  tags: ['again'],
  args: { readOnly: true },
};
export const HiddenLabel: Story = {
  tags: ['again'],
  args: { isLabelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'hannah@', hint: 'At work', error: 'Valid email is required' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Valid email is required');
    await expect(canvas.queryByText('At work')).toBeNull();
  },
};
