// What stories of the design system stand in.
import type { Decorator } from '@storybook/react-vite';

/** A page's ground, with room around. */
export const onGround: Decorator = (Story) => (
  <main className="bg-surface p-6 text-text">
    <Story />
  </main>
);

/** As wide as in a dialog, one below the other. */
export const inColumn: Decorator = (Story) => (
  <div className="flex max-w-90 flex-col gap-4 bg-surface p-6 text-text">
    <Story />
  </div>
);
