// The component of stories of screens: `component: AppScreen`, with the scene as args.
import { useState, useSyncExternalStore } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app/app.tsx';
import { currentStage, stageOrNull, watchStage, type Scene } from './stage.ts';

/** The whole app in a scene; the preview sets the stage from the same args before rendering. */
export function AppScreen(_scene: Scene) {
  const [queryClient] = useState(createQueryClient);
  const [own] = useState(currentStage);
  const onStage = useSyncExternalStore(watchStage, stageOrNull);
  // Storybook unmounts it only when the next story renders; until then it would fetch from that story's world.
  return own === onStage && <App queryClient={queryClient} />;
}
