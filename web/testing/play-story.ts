// Tests that begin where a story ends: the story provides the scene, actions and checks, and the test checks what is
// not visible: calls, addresses and focus.
import { within } from '@testing-library/react';
import { configure, getConfig } from 'storybook/test';
import { raiseQueryTimeout } from './query-timeout.ts';
import { preparePlay } from './play.ts';
import { type RenderedApp, renderApp, type Scene } from './render-app.tsx';

// Storybook has its own copy of the testing library.
raiseQueryTimeout({ configure, getConfig });

interface ComposedStory {
  args: Partial<Scene>;
  play?: (context: { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => Promise<void> | void;
}

/** Plays a story of `composeStories` to its end. `more` overrides its scene. */
export async function playStory(story: ComposedStory, more: Scene = {}): Promise<RenderedApp> {
  const app = await renderApp({ ...story.args, ...more });
  preparePlay((_label, act) => act(), app.user);
  await story.play?.({ canvasElement: document.body, canvas: within(document.body) });
  return app;
}
