import type { Meta, StoryObj } from '@storybook/react-vite';
import { onGround } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { Button } from '../form/button.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Design system/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { title: words, children: words, action: { control: false } },
  args: { title: 'Document Activity', children: 'A card with its padding.' },
  decorators: [onGround],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = {
  tags: ['again'],
};
export const WithAction: Story = {
  args: {
    title: 'Recent Activity',
    isFlush: true,
    action: <Button size="sm">View All</Button>,
    children: <p className="p-5">Rows reach the edges.</p>,
  },
};
