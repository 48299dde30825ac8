import { useEffect, useEffectEvent, useState } from 'react';

import { httpResponse } from '#web/api/http.ts';

/** What this page has loaded by address. A browser shows such an image again from memory, whatever the server says. */
const loaded = new Set<string>();

/**
 * Where an image comes from: its own address at first; later in the same page fresh bytes, since the document may have a
 * new version and its reader may have lost the right to it. Null while they are on their way.
 */
export function useImageSource(address: string, onFailed: () => void): { source: string | null; onLoaded: () => void } {
  const [isInMemory] = useState(() => loaded.has(address));
  const [fresh, setFresh] = useState<string | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isInMemory) return;
    const request = new AbortController();
    let url: string | null = null;
    httpResponse(address, { signal: request.signal })
      .then((response) => response.blob())
      .then((blob) => {
        if (!request.signal.aborted) setFresh((url = URL.createObjectURL(blob)));
      })
      .catch(() => {
        if (!request.signal.aborted) fail();
      });
    return () => {
      request.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address, isInMemory]);
  return { source: isInMemory ? fresh : address, onLoaded: () => void loaded.add(address) };
}
