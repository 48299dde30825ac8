import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { httpResponse } from '#web/api/http.ts';
import { isWatermarked } from './is-watermarked.ts';
import { mayPass, retryWhileBusy } from './retry-while-busy.ts';

/**
 * `watermarked`: allowed, and the bytes carry their watermark. `waiting`: the server is busy, and the call will be
 * repeated; `failed`: it still was after several tries, or was not reached.
 */
export type PreviewCheck = 'checking' | 'waiting' | 'allowed' | 'watermarked' | 'failed' | 'refused';

interface Checked {
  check: PreviewCheck;
  /** Whether its policy allows one script by hash; without that, an author's script would run too. */
  isInReader: boolean;
  error: unknown;
  retry: () => void;
}

/** A sandboxed frame hides its status, so a refusal would look like the document. */
export function usePreviewCheck(src: string, version: number): Checked {
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useQuery({
    queryKey: [src, version],
    queryFn: async ({ signal }) => {
      setIsWaiting(false);
      const response = await retryWhileBusy(() => httpResponse(src, { signal }), {
        signal,
        onBusy: () => setIsWaiting(true),
      });
      // Only the head is needed; the frame loads the bytes itself.
      await response.body?.cancel();
      return {
        check: isWatermarked(response) ? 'watermarked' : 'allowed',
        isInReader: runsOneScript(response),
      } as const;
    },
    // Each one is a view in the audit log.
    staleTime: 'static',
  });
  return {
    check: checkOf(query, isWaiting),
    isInReader: query.data?.isInReader ?? false,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

function runsOneScript({ headers }: Response): boolean {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-[\w+/]{43}=';/.test(policy);
}

interface QueryState {
  data: { check: 'watermarked' | 'allowed' } | undefined;
  error: unknown;
  isFetching: boolean;
}

function checkOf({ data, error, isFetching }: QueryState, isWaiting: boolean): PreviewCheck {
  if (data !== undefined) return data.check;
  if (isFetching) return isWaiting ? 'waiting' : 'checking';
  return mayPass(error) ? 'failed' : 'refused';
}
