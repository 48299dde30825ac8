import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Design system/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } }, label: words },
  args: { value: 62, label: 'Uploading Accounts.pdf' },
  decorators: [inColumn],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Accounts.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};
export const Done: Story = { args: { value: 100, tone: 'success', label: 'Uploaded Letter.docx' } };
export const Failed: Story = { args: { value: 40, tone: 'danger', label: 'Failed: Deck.pptx' } };
