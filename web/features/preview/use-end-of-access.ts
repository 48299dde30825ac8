import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchLists } from '#web/api/query-client.ts';
import { serverNow } from '#web/api/server-time.ts';

/** A computer may sleep meanwhile, and clocks differ by seconds. */
const LOOK_EVERY_MS = 30_000;

/** Fetches the lists again once the reader's access has ended, so that the document does not stay open. */
export function useEndOfAccess(endsAt: string | null | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (endsAt == null) return;
    let timer = 0;
    const look = () => {
      const left = Date.parse(endsAt) - serverNow();
      if (left <= 0) void refetchLists(queryClient);
      timer = window.setTimeout(look, left <= 0 ? LOOK_EVERY_MS : Math.min(left, LOOK_EVERY_MS));
    };
    look();
    return () => window.clearTimeout(timer);
  }, [endsAt, queryClient]);
}
