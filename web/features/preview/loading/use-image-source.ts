import { useEffect, useEffectEvent, useState } from 'react';

import { httpResponse } from '#web/api/http.ts';
import { isWatermarked } from './is-watermarked.ts';
import { isBusy, retryWhileBusy } from './retry-while-busy.ts';

/** `waiting`: the server is busy and is asked again; `busy`: it still was after a while. */
export type ImageSource =
  | { state: 'loading' | 'waiting' | 'busy' }
  | { state: 'shown'; url: string; isWatermarked: boolean };

/**
 * Fresh bytes, since a browser shows an image of the same address again from memory, though the document may have a new
 * version and its reader may have lost the right to it; and what their answer says of them.
 */
export function useImageSource(
  address: string,
  onFailed: (error: unknown) => void,
): { source: ImageSource; askAgain: () => void } {
  const [source, setSource] = useState<ImageSource>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    let url: string | null = null;
    retryWhileBusy(() => httpResponse(address, { signal }), { signal, onBusy: () => setSource({ state: 'waiting' }) })
      .then(async (response) => ({ blob: await response.blob(), isWatermarked: isWatermarked(response) }))
      .then(({ blob, ...said }) => {
        if (!signal.aborted) setSource({ state: 'shown', url: (url = URL.createObjectURL(blob)), ...said });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (isBusy(error)) setSource({ state: 'busy' });
        else fail(error);
      });
    return () => {
      request.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, round]);
  const askAgain = () => {
    setSource({ state: 'loading' });
    setRound(round + 1);
  };
  return { source, askAgain };
}
