import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { onGround } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words },
  args: {
    label: 'Permissions',
    tabs: [
      { id: 'folders', label: 'Folders (3)', icon: Folder, panel: 'Three folders' },
      { id: 'documents', label: 'Documents (1)', icon: FileText, panel: 'One document' },
    ],
  },
  decorators: [onGround],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  tags: ['again'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Folders (3)' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Documents (1)' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents (1)' })).toHaveTextContent('One document');
  },
};

/** The error may be in a hidden panel. */
export const WithError: Story = {
  args: {
    tabs: [
      { id: 'folders', label: 'Folders (3)', icon: Folder, panel: 'Three folders' },
      { id: 'documents', label: 'Documents (1)', icon: FileText, hasError: true, panel: 'One document' },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: 'Documents (1) : has an error' })).toBeVisible();
  },
};
