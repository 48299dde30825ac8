import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, hint: words, error: words, disabled: onOff },
  args: { label: 'Write' },
  decorators: [inColumn],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Write'));
    await expect(canvas.getByRole('checkbox', { name: 'Write' })).toBeChecked();
  },
};
export const Checked: Story = { args: { label: 'Read', defaultChecked: true } };
export const Mixed: Story = {
  args: { label: 'All documents', isMixed: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'All documents' })).toBePartiallyChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Only managers and administrators can upload' } };
export const WithError: Story = { args: { error: 'Tick at least one' } };
export const HiddenLabel: Story = {
  args: { label: 'Select Accounts.pdf', isLabelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Select Accounts.pdf' })).toBeVisible();
  },
};
