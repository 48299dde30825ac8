import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/App',
  component: AppScreen,
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ResolvingWhoIsSignedIn: Story = {
  tags: ['again'],
  args: { faults: [fault('getCurrentUser', { delayMs: 'never' })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FirstAnswerFailed: Story = {
  name: 'First answer failed: landing page, no toast',
  args: { faults: [fault('getCurrentUser', 500)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Secure Enterprise Data Room' })).toBeVisible();
    await expect(screen.queryByText('Unauthorized')).toBeNull();
  },
};

export const SessionLost: Story = {
  tags: ['cover'],
  parameters: catalogue('The session is over', 'Unauthorized', 'You are logged out. Logging in again...'),
  args: { route: '/nowhere', persona: 'manager', faults: [fault('getCurrentUser', { status: 401, after: 1 })] },
  async play({ canvas }) {
    await canvas.findByText('404 Page Not Found');
    window.dispatchEvent(new FocusEvent('focus'));
    await waitFor(() => expect(screen.getByText('Unauthorized')).toBeVisible());
    await expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(canvas.getByText('404 Page Not Found')).toBeVisible();
    await waitFor(() => expect(currentStage().page.left).toEqual(['/api/login']));
  },
};
