import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = { title: 'App', component: AppScreen } satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResolvingWhoIsSignedIn: Story = {
  args: { faults: [{ operationId: 'getCurrentUser', delayMs: 'never' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FirstAnswerFailed: Story = {
  name: 'First answer failed: landing page, no toast',
  args: { faults: [{ operationId: 'getCurrentUser', status: 500 }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Secure Enterprise Data Room' })).toBeVisible();
    await expect(screen.queryByText('Unauthorized')).toBeNull();
  },
};

export const NotFoundAsAdmin: Story = {
  args: { route: '/nowhere' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Security Settings');
  },
};

export const NotFoundAsViewer: Story = {
  args: { route: '/nowhere', persona: 'viewer' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const entries = canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    await expect([...entries].map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Document Management']);
  },
};

export const NotFoundSignedOut: Story = {
  args: { route: '/nowhere', persona: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Secure Enterprise Data Room' })).toBeVisible();
    await expect(canvas.queryByText('404 Page Not Found')).toBeNull();
  },
};

export const SessionLost: Story = {
  args: { route: '/nowhere', persona: 'manager', faults: [{ operationId: 'getCurrentUser', status: 401, after: 1 }] },
  async play({ canvas }) {
    await canvas.findByText('404 Page Not Found');
    window.dispatchEvent(new FocusEvent('focus'));
    await waitFor(() => expect(screen.getByText('Unauthorized')).toBeVisible());
    await expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(canvas.getByText('404 Page Not Found')).toBeVisible();
    await waitFor(() => expect(currentStage().page.left).toEqual(['/api/login']));
  },
};
