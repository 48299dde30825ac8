import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { iconChoice, onOff, oneOf, tryable, words } from '#web/testing/controls.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Design system/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { icon: iconChoice, tone: oneOf('neutral', 'warning', 'danger'), isAlert: onOff, children: words },
  args: { icon: Users, children: '3 of 8 people have no second factor yet.' },
  decorators: [inColumn],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof Notice>;

export const Neutral: Story = {
  tags: ['again'],
};
export const Warning: Story = { args: { tone: 'warning', children: 'Rules are off on this server.' } };
export const Danger: Story = {
  args: { tone: 'danger', isAlert: true, children: 'This would lock you out.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This would lock you out.');
  },
};
