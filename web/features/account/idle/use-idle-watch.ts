import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGetMySessionUrl } from '#contract/hooks/account.ts';
import { getCurrentUser } from '#contract/hooks/session.ts';
import type { MySession } from '#contract/types.ts';
import { isGone, isUnauthorized } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';
import { lastUse } from '#web/session/last-use.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { otherTabs } from '#web/ui/browser/site-data.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { IdleWatch } from './idle-watch.ts';

const CHANNEL = 'strongroom-session';

/** When the session is about to end unused, and how to keep it. */
export function useIdleWatch(): { warnedUntil: number | null; stay: () => Promise<void> } {
  const queryClient = useQueryClient();
  const [{ watch, tabs }] = useState(browserWatch);
  useEffect(() => {
    const stopListening = listen(watch, queryClient);
    watch.start();
    return () => {
      stopListening();
      watch.stop();
      tabs.close();
    };
  }, [watch, tabs, queryClient]);
  return { warnedUntil: useStore(watch.warnedUntil), stay: watch.stay };
}

function browserWatch() {
  const tabs = otherTabs(CHANNEL, () => watch.usedElsewhere());
  const watch: IdleWatch = new IdleWatch({
    now: () => Date.now(),
    async read() {
      const response = await httpResponse(getGetMySessionUrl());
      const date = Date.parse(response.headers.get('Date') ?? '');
      return { session: (await response.json()) as MySession, serverNow: Number.isNaN(date) ? null : date };
    },
    renew: () => getCurrentUser(),
    lastUse: () => lastUse.at(),
    isOver: isUnauthorized,
    isUnknown: isGone,
    onOver: loseSession,
    notify: tabs.notify,
  });
  return { watch, tabs };
}

const uses = ['keydown', 'pointerdown'] as const;
const returns = ['focus', 'pageshow'] as const;

function listen(watch: IdleWatch, queryClient: QueryClient): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onUse = () => lastUse.now();
  for (const name of uses) window.addEventListener(name, onUse, { signal, capture: true, passive: true });
  for (const name of returns) window.addEventListener(name, watch.look, { signal });
  document.addEventListener('visibilitychange', watch.look, { signal });
  const ofReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') watch.used();
  });
  const ofChanges = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') watch.used();
  });
  return () => {
    listening.abort();
    ofReads();
    ofChanges();
  };
}
