import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type UserConfig } from 'vite';
import { mockWorker } from '../mock/vite-plugin.ts';
import { usedIcons } from './icons.plugin.ts';
import { drawnPictures } from './pictures.plugin.ts';

const isShortRound = process.env['VITEST'] !== undefined && process.env['DEEP'] !== '1';
const production = { 'process.env.NODE_ENV': '"production"' };
/**
 * Tests play stories over React as it is shipped, which takes less time. The development build, which knows wrong uses
 * of React, is that of the screen tests, and of stories in the long rounds.
 */
const asBuilt: UserConfig = {
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
};

/** Stories live beside what they show; each runs the real app over the mock's worker. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./pages/*.stories.tsx', './sign-in/*.stories.tsx', '../web/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // It would praise Storybook where people look for the product.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(mergeConfig(base, isShortRound ? asBuilt : {}), {
      plugins: [tailwindcss(), mockWorker(), drawnPictures(), usedIcons()],
      // Found only during a test, these would make the server bundle again and drop the open pages.
      optimizeDeps: { include: ['storybook/internal/csf', '@storybook/addon-a11y/preview'] },
    }),
};

export default config;
