import { useQuery } from '@tanstack/react-query';

import { httpResponse } from '#web/api/http.ts';
import { isStamped } from './is-stamped.ts';

/** `stamped`: allowed, and the bytes bear their watermark. */
export type PreviewCheck = 'checking' | 'allowed' | 'stamped' | 'refused';

/**
 * Asks whether the preview is served. A sandboxed frame tells nothing of its status, so the page would show the server's
 * refusal as if it were the document.
 */
export function usePreviewCheck(src: string, version: number): PreviewCheck {
  const { data: answer = 'checking', isError } = useQuery({
    queryKey: [src, version],
    queryFn: async ({ signal }) => {
      const response = await httpResponse(src, { signal });
      // Its head is all that is asked for; the frame loads the bytes itself.
      await response.body?.cancel();
      return isStamped(response) ? 'stamped' : 'allowed';
    },
    refetchOnWindowFocus: false,
  });
  return isError ? 'refused' : answer;
}
