// The pictures of the landing page, taken by `npm run pictures:accept`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { list } from '#web/features/documents/testing/documents-scene.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Landing/Picture',
  component: AppScreen,
  args: { route: '/documents?folder=folder-financials', persona: 'admin' },
  tags: ['!test', 'landing'],
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Wide: Story = {
  async play() {
    await list();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await list();
  },
};
