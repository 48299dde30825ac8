import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Fault, fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const refused: Fault = fault('*', {
  undocumented: {
    status: 403,
    body: { title: 'Forbidden', status: 403, code: 'network-not-allowed', message: 'Not from this network' },
  },
});

const meta = {
  title: 'Screens/App/Network not allowed',
  component: AppScreen,
  args: { route: '/documents', persona: 'analyst', faults: [refused] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const NotAllowed: Story = {
  tags: ['cover'],
  parameters: catalogue('The network is not one of those that the role comes in from', 'This network is not allowed'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'This network is not allowed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const StillNotAllowed: Story = {
  tags: ['again'],
  async play() {
    await press('Try again');
    await shows('Still not allowed from here.');
  },
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'This network is not allowed' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
