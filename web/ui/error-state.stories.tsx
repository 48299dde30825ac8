import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onGround } from '#web/testing/frame.tsx';
import { ErrorState } from './error-state.tsx';

const onRetry = fn();

const meta = {
  title: 'Design system/Error state',
  component: ErrorState,
  tags: ['autodocs'],
  args: { title: 'Failed to load documents', onRetry },
  decorators: [onGround],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load documents');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const WithMessage: Story = { args: { message: 'Check the connection and try again.' } };
