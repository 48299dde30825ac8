import { useEffect, useState, useSyncExternalStore } from 'react';

import { isUnauthorized } from '#web/api/api-error.ts';
import { useCreateUploadTicket } from '#contract/hooks/objects.ts';
import { browserConnection } from './connection.ts';
import { xhrTransport } from './transport.ts';
import { type EnginePorts, type SettledUploads, UploadEngine } from './upload-engine.ts';
import type { UploadItem } from './upload-item.ts';

/** An upload engine that lives as long as its dialog: closing aborts whatever is under way. */
export function useUploadEngine(onSettled: (settled: SettledUploads) => void): {
  engine: UploadEngine;
  items: readonly UploadItem[];
} {
  const { mutateAsync: createTicket } = useCreateUploadTicket({ mutation: { meta: { refetch: false } } });
  const [engine] = useState(() => new UploadEngine(browserPorts(async () => (await createTicket()).uploadURL)));
  useEffect(() => {
    engine.whenSettled(onSettled);
  }, [engine, onSettled]);
  useEffect(() => () => engine.clear(), [engine]);
  return { engine, items: useSyncExternalStore(engine.subscribe, engine.snapshot) };
}

function browserPorts(createTicket: EnginePorts['createTicket']): EnginePorts {
  return {
    createTicket,
    transport: xhrTransport,
    connection: browserConnection,
    now: () => performance.now(),
    sleep,
    nextFrame,
    isSessionOver: (error) => isUnauthorized(error.cause),
  };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted while waiting'));
    });
  });
}

/** A hidden tab draws no frames; its list still goes on, four times a second. */
function nextFrame(render: () => void): void {
  let isDrawn = false;
  const draw = () => {
    if (isDrawn) return;
    isDrawn = true;
    render();
  };
  requestAnimationFrame(draw);
  setTimeout(draw, 250);
}
