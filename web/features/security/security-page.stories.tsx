import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Security Settings',
  component: AppScreen,
  args: { route: '/security' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const cards = ['Authentication Security', 'Access Control', 'Download Controls', 'Security Monitoring', 'Policies'];

export const FiveCards: Story = {
  tags: ['cover', 'picture'],
  async play({ canvas }) {
    for (const name of cards) await expect(await canvas.findByRole('region', { name })).toBeVisible();
  },
};

export const WordsInScansAreSearched: Story = {
  tags: ['again'],
  args: {
    faults: [
      fault('getCurrentUser', {
        status: 200,
        body: {
          ...{ id: 'user-admin', email: null, firstName: 'Ada', lastName: 'Lindqvist', role: 'admin' },
          ...{ profileImageUrl: null, readsScans: true },
        },
      }),
    ],
  },
  async play({ canvas }) {
    await canvas.findByText(/^searched \(set by OCR\): a page takes the server about two seconds/);
  },
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Policies' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
