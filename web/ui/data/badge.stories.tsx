import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleDashed } from 'lucide-react';
import { iconChoice, oneOf, tryable, words } from '#web/testing/controls.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: {
    tone: oneOf('neutral', 'accent', 'success', 'warning', 'danger', 'info', 'yellow', 'outline'),
    icon: iconChoice,
    children: words,
  },
  args: { tone: 'neutral', children: 'Viewed' },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap items-center gap-2 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

const tones: readonly BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'yellow', 'outline'];

export const Tones: Story = {
  tags: ['picture'],
  render: () => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>
  ),
};

export const WithIcon: Story = {
  tags: ['again'],
  render: () => (
    <>
      <Badge tone="success" icon={Check}>
        Completed
      </Badge>
      <Badge tone="warning" icon={CircleDashed}>
        Partial
      </Badge>
    </>
  ),
};
