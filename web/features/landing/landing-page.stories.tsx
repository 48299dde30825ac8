import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { shows } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = { title: 'Screens/Landing', component: AppScreen, args: { persona: null } } satisfies Meta<
  typeof AppScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const features = [
  'Multi-Factor Authentication',
  'Role-Based Access',
  'Version Control',
  'Document Watermarking',
  'Download Restrictions',
  'Comprehensive Auditing',
];

export const Default: Story = {
  tags: ['cover', 'picture'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Secure Enterprise Data Room');
    for (const name of features) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    for (const name of ['Sign In', 'Get Started', 'Start Now'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const InvitedLogoutPending: Story = {
  tags: ['again'],
  args: { route: '/?newuser=true', faults: [fault('logout', { delayMs: 'never' })] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(currentStage().world.calls.all.map(({ operationId }) => operationId)).toContain('logout'),
    );
    await expect(currentStage().page.left).toEqual([]);
  },
};

export const InvitedLogoutFailed: Story = {
  tags: ['again'],
  args: { route: '/?newuser=true', faults: [fault('logout', 500)] },
  async play() {
    await waitFor(() => expect(currentStage().page.left).toEqual(['/api/login']));
  },
};

export const InvitedWhileAnotherIsSignedIn: Story = {
  tags: ['again'],
  args: { route: '/?newuser=true', persona: 'viewer' },
  async play() {
    await shows('You are signed in as ingrid@buyer.example');
    await shows('If the invitation is for another address, log out and open its link again.');
  },
};

export const Phone: Story = {
  tags: ['cover'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [first, second] = features.map((name) => canvas.getByRole('heading', { name }).getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
    for (const name of ['Sign In', 'Get Started', 'Start Now'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
  },
};
