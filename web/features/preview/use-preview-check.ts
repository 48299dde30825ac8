import { useQuery } from '@tanstack/react-query';

import { httpResponse } from '#web/api/http.ts';

export type PreviewCheck = 'checking' | 'allowed' | 'refused';

/**
 * Asks whether the preview is served. A sandboxed frame tells nothing of its status, so the page would show the server's
 * refusal as if it were the document.
 */
export function usePreviewCheck(src: string, version: number): PreviewCheck {
  const { isSuccess, isError } = useQuery({
    queryKey: [src, version],
    queryFn: async ({ signal }) => {
      const response = await httpResponse(src, { signal });
      // The status is all that is asked for; the frame loads the bytes itself.
      await response.body?.cancel();
      return true;
    },
    refetchOnWindowFocus: false,
  });
  if (isError) return 'refused';
  return isSuccess ? 'allowed' : 'checking';
}
