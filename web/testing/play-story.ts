// A test that begins where a story ends: the scene is the story's, what it does and says is done and asked already, and
// the test adds what nobody sees: calls, addresses, focus.
import { within } from '@testing-library/react';
import { configure, getConfig } from 'storybook/test';
import { waitPatiently } from './patient-queries.ts';
import { tellSteps } from './play.ts';
import { type RenderedApp, renderApp, type Scene } from './render-app.tsx';

// Storybook has a testing library of its own.
waitPatiently({ configure, getConfig });

interface ComposedStory {
  args: Partial<Scene>;
  play?: (context: { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => Promise<void> | void;
}

/** Plays a story of `composeStories` to its end. `more` is laid over its scene. */
export async function playStory(story: ComposedStory, more: Scene = {}): Promise<RenderedApp> {
  const app = await renderApp({ ...story.args, ...more });
  tellSteps((_label, act) => act(), app.user);
  await story.play?.({ canvasElement: document.body, canvas: within(document.body) });
  return app;
}
