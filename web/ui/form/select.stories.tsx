import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Design system/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, hint: words, error: words, disabled: onOff, children: { control: false } },
  args: {
    label: 'Role',
    defaultValue: 'viewer',
    children: [
      <option key="admin" value="admin">
        Admin
      </option>,
      <option key="viewer" value="viewer">
        Viewer
      </option>,
    ],
  },
  decorators: [inColumn],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  tags: ['again'],
  async play({ canvas }) {
    const select = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.selectOptions(select, 'Admin');
    await expect(select).toHaveValue('admin');
  },
};
export const Disabled: Story = {
  tags: ['again'],
  args: { disabled: true },
};
export const WithError: Story = {
  args: { error: 'Choose a role' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription('Choose a role');
  },
};
