// Frames for stories of the design system.
import type { Decorator } from '@storybook/react-vite';

/** On the page's background, with a margin. */
export const onGround: Decorator = (Story) => (
  <main className="bg-surface p-6 text-text">
    <Story />
  </main>
);

/** In a column of a dialog's width. */
export const inColumn: Decorator = (Story) => (
  <div className="flex max-w-90 flex-col gap-4 bg-surface p-6 text-text">
    <Story />
  </div>
);
