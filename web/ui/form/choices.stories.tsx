import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { Choices } from './choices.tsx';

const meta = {
  title: 'Design system/Choices',
  component: Choices,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, disabled: onOff },
  args: {
    label: 'Approvals needed',
    name: 'approvals',
    defaultValue: undefined,
    choices: [
      { value: '1', label: 'One person', hint: 'Somebody else than who asked.' },
      { value: '2', label: 'Two people', hint: 'Both, and neither of them who asked.' },
    ],
  },
  decorators: [inColumn],
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof Choices>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('One person'));
    await userEvent.keyboard('{ArrowDown}');
    const two = canvas.getByRole('radio', { name: 'Two people' });
    await expect(two).toBeChecked();
    await expect(two).toHaveAccessibleDescription('Both, and neither of them who asked.');
  },
};
export const Disabled: Story = {
  tags: ['again'],
  args: { disabled: true },
};
