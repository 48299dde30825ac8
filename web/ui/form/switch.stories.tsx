import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Design system/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, hint: words, disabled: onOff },
  args: { label: 'Restrict printing', hint: 'Hides the content from the printer' },
  decorators: [inColumn],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Restrict printing'));
    await expect(canvas.getByRole('switch', { name: 'Restrict printing' })).toBeChecked();
  },
};
export const On: Story = {
  tags: ['again'],
  args: { label: 'Restrict downloads', defaultChecked: true },
};
export const Disabled: Story = {
  tags: ['again'],
  args: { disabled: true },
};
