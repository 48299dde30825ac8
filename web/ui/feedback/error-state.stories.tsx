import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onGround } from '#web/testing/frame.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { tryable, words } from '#web/testing/controls.ts';
import { ErrorState } from './error-state.tsx';

const refetch = fn();
const failed = (error: Error) => ({ query: { error, refetch } });

const meta = {
  title: 'Design system/Error state',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { title: words, query: { control: false } },
  args: { title: 'Failed to load documents', ...failed(new ApiError('Internal Server Error', 500)) },
  decorators: [onGround],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {
  tags: ['again'],
  async play({ canvas }) {
    refetch.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load documents');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
export const OutOfReach: Story = { args: failed(new TypeError('Failed to fetch')) };
export const NotAvailable: Story = { args: failed(new ApiError('Service Unavailable', 503)) };
export const WithMessage: Story = { args: { message: 'The user can be created without them.' } };
