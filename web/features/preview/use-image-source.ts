import { useEffect, useEffectEvent, useState } from 'react';

import { httpResponse } from '#web/api/http.ts';
import { isStamped } from './is-stamped.ts';

export interface ImageSource {
  url: string;
  isStamped: boolean;
}

/**
 * Fresh bytes, since a browser shows an image of the same address again from memory, though the document may have a new
 * version and its reader may have lost the right to it; and what their answer says of them. Null while they are on their
 * way.
 */
export function useImageSource(address: string, onFailed: () => void): ImageSource | null {
  const [source, setSource] = useState<ImageSource | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const request = new AbortController();
    let url: string | null = null;
    httpResponse(address, { signal: request.signal })
      .then(async (response) => ({ blob: await response.blob(), isStamped: isStamped(response) }))
      .then(({ blob, ...said }) => {
        if (!request.signal.aborted) setSource({ url: (url = URL.createObjectURL(blob)), ...said });
      })
      .catch(() => {
        if (!request.signal.aborted) fail();
      });
    return () => {
      request.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address]);
  return source;
}
