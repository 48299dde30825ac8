import type { Meta, StoryObj } from '@storybook/react-vite';
import { onGround } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { AccessDenied } from './access-denied.tsx';

const meta = {
  title: 'Design system/Access denied',
  component: AccessDenied,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { children: words },
  args: { children: "You don't have permission to manage users." },
  decorators: [onGround],
} satisfies Meta<typeof AccessDenied>;
export default meta;
type Story = StoryObj<typeof AccessDenied>;

export const Default: Story = {};
