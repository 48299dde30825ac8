import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Design system/Text area',
  component: TextArea,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, hint: words, error: words, disabled: onOff },
  args: { label: 'Description', hint: 'Optional', defaultValue: 'Signed by both parties.' },
  decorators: [inColumn],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  tags: ['again'],
};
export const Disabled: Story = {
  tags: ['again'],
  args: { disabled: true },
};
export const WithError: Story = {
  args: { error: 'At most 2000 characters' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid();
  },
};
