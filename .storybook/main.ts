import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { mockWorker } from '../mock/vite-plugin.ts';
import { usedIcons } from './icons.plugin.ts';
import { drawnPictures } from './pictures.plugin.ts';

/** Stories are beside what they show; each runs the real app over the mock's worker. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['./pages/*.stories.tsx', './sign-in/*.stories.tsx', '../web/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // It would advertise Storybook within the product's pages.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), mockWorker(), drawnPictures(), usedIcons()],
      // If they were found only during a test, the server would bundle anew and reload its pages.
      optimizeDeps: { include: ['storybook/internal/csf', '@storybook/addon-a11y/preview'] },
    }),
};

export default config;
