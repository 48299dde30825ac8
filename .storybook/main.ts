import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { mockWorker } from '../mock/vite-plugin.ts';
import { usedIcons } from './icons.plugin.ts';
import { drawnPictures } from './pictures.plugin.ts';

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
    mergeConfig(base, {
      plugins: [tailwindcss(), mockWorker(), drawnPictures(), usedIcons()],
      // Found only when a test asks for them, they would make the server bundle anew and drop the pages in between.
      optimizeDeps: { include: ['storybook/internal/csf', '@storybook/addon-a11y/preview'] },
    }),
};

export default config;
