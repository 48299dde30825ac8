// What a story of a screen needs: `component: AppScreen`, and the scene as args. A state is then a few lines.
import { useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app/app.tsx';
import { currentStage, stageOrNull, watchStage, type Scene } from './stage.ts';

/** The whole app in a scene; the preview sets the stage from the same args before it renders. */
export function AppScreen(_scene: Scene) {
  const [queryClient] = useState(createQueryClient);
  const [own] = useState(currentStage);
  const onStage = useSyncExternalStore(watchStage, stageOrNull);
  // Storybook takes it away only when the next story renders: until then it would read from that story's world.
  return own === onStage && <App queryClient={queryClient} />;
}
