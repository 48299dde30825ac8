import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { raiseQueryTimeout } from '#web/testing/query-timeout.ts';
import { preparePlay } from '#web/testing/play.ts';
import { callsHaveArrived, setStage, stageOrNull, type Scene } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { calm } from '#web/ui/print/use-calm.ts';
import '#web/ui/theme/theme.css';
import { nobody, seenBy } from './seen-by.ts';

raiseQueryTimeout({ configure, getConfig });

/** The product's own delay. */
const whenCalm = calm.afterMs;

const isTest = '__vitest_browser__' in globalThis;

const toolbar = (title: string, icon: 'contrast' | 'play' | 'transfer' | 'user', choices: [string, string][]) => ({
  toolbar: { title, icon, dynamicTitle: true, items: choices.map(([value, name]) => ({ value, title: name })) },
});

const preview: Preview = {
  parameters: {
    // The panel shows passes as well. Tests check only what has not passed, with contrast in both themes.
    a11y: {
      test: isTest ? 'off' : 'error',
      options: isTest ? { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } } : {},
    },
    layout: 'fullscreen',
    // Parts of the design system enable them with `tryable`.
    controls: { disable: true },
    options: {
      // Read without being run, so it must be a literal.
      storySort: {
        order: [
          'Start here',
          [
            'All screens',
            'When to use what',
            'Who may do what',
            'Colours',
            'Type',
            'Space and shape',
            'Icons',
            'Words',
            'Error messages',
          ],
          'Screens',
          [
            'Landing',
            'Sign-in',
            'App',
            'Sidebar',
            'Your Account',
            'Confirm that it is you',
            'Idle session',
            'What waits for you',
            'Dashboard',
            'Document Management',
            'Folders',
            'Upload Document',
            'Upload to Folder',
            'Upload tray',
            'Preview',
            'Document Settings',
            'Document Permissions',
            'Folder Permissions',
            'Access Matrix',
            'User Management',
            'Create User',
            'Audit Trail',
            'Security Settings',
            'Analytics',
          ],
          'Design system',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    persona: '',
    pace: 'at once',
    // Full width, except in tests, whose pictures have one size.
    viewport: { value: isTest ? 'desktop' : undefined, isRotated: false },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    direction: toolbar('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    pace: toolbar('Pace', 'play', [
      ['at once', 'Play at once'],
      ['to watch', 'Play to watch'],
    ]),
    persona: toolbar('Persona', 'user', [
      ['', "The story's own"],
      ['admin', 'Admin'],
      ['manager', 'Manager'],
      ['analyst', 'Analyst'],
      ['viewer', 'Viewer'],
      [nobody, 'Nobody'],
    ]),
  },
  // Pauses after each step for viewers.
  async runStep(_label, play, context) {
    await play(context);
    if (context.globals['pace'] === 'to watch') await new Promise((done) => setTimeout(done, 1_200));
  },
  async beforeEach({ args, globals, component, step, tags }) {
    preparePlay(step);
    calm.afterMs = isTest && tags.includes('picture') ? 0 : whenCalm;
    const { theme, direction, persona } = globals;
    document.documentElement.dataset['theme'] = String(theme);
    document.documentElement.dir = String(direction);
    if (component !== AppScreen) return undefined;
    const stage = await setStage(seenBy(args as Scene, persona));
    return async () => {
      await callsHaveArrived();
      stage.leave();
    };
  },
  // A story whose page logs an error fails.
  afterEach({ reporting }) {
    const result = stageOrNull()?.troubles() ?? { errors: [], outside: [] };
    const isWell = result.errors.length === 0 && result.outside.length === 0;
    reporting.addReport({ type: 'page', version: 1, status: isWell ? 'passed' : 'failed', result });
  },
};

export default preview;
