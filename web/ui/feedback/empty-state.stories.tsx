import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp, Upload } from 'lucide-react';
import { onGround } from '#web/testing/frame.tsx';
import { iconChoice, tryable, words } from '#web/testing/controls.ts';
import { Button } from '../form/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Design system/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { icon: iconChoice, title: words, message: words, action: { control: false } },
  args: { icon: FileUp, title: 'No documents yet', message: 'Upload your first document to get started' },
  decorators: [onGround],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const WithTheNextStep: Story = {
  tags: ['again'],
  args: {
    action: (
      <Button variant="primary" icon={Upload}>
        Upload Document
      </Button>
    ),
  },
};
