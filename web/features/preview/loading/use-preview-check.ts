import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { httpResponse } from '#web/api/http.ts';
import { isWatermarked } from './is-watermarked.ts';
import { isBusy, patiently } from './patiently.ts';

/**
 * `watermarked`: allowed, and the bytes bear their watermark. `waiting`: the server is busy and is asked again; `busy`: it
 * still was after a while.
 */
export type PreviewCheck = 'checking' | 'waiting' | 'allowed' | 'watermarked' | 'busy' | 'refused';

/**
 * Asks whether the preview is served. A sandboxed frame tells nothing of its status, so the page would show the server's
 * refusal as if it were the document.
 */
export function usePreviewCheck(src: string, version: number): { check: PreviewCheck; askAgain: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useQuery({
    queryKey: [src, version],
    queryFn: async ({ signal }) => {
      setIsWaiting(false);
      const response = await patiently(() => httpResponse(src, { signal }), {
        signal,
        onBusy: () => setIsWaiting(true),
      });
      // Its head is all that is asked for; the frame loads the bytes itself.
      await response.body?.cancel();
      return isWatermarked(response) ? 'watermarked' : 'allowed';
    },
    refetchOnWindowFocus: false,
  });
  return { check: checkOf(query, isWaiting), askAgain: () => void query.refetch() };
}

interface Asked {
  data: 'watermarked' | 'allowed' | undefined;
  error: unknown;
  isFetching: boolean;
}

function checkOf({ data, error, isFetching }: Asked, isWaiting: boolean): PreviewCheck {
  if (data !== undefined) return data;
  if (isFetching) return isWaiting ? 'waiting' : 'checking';
  return isBusy(error) ? 'busy' : 'refused';
}
