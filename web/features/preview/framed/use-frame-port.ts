import { useEffect, useEffectEvent, useRef } from 'react';

import { type FrameMessage, frameMessage } from './frame-message.ts';

/** What the script in the frame does when it is asked. */
export type FrameOrder =
  | { find: string }
  | { show: number }
  | { zoom: number }
  | { to: 'start' | 'end' }
  | { by: { x: number; y: number } };

/**
 * A line to the script in a frame of another origin. The port is handed to the frame alone, so that what comes through it
 * comes from there; what has another shape than the script's messages is dropped.
 */
export function useFramePort(onMessage: (message: FrameMessage) => void) {
  const heard = useEffectEvent(onMessage);
  const ports = useRef<readonly MessagePort[]>([]);
  const hangUp = () => {
    for (const port of ports.current) port.close();
    ports.current = [];
  };
  useEffect(
    () => () => {
      hangUp();
    },
    [],
  );
  // Effect events are called from effects and what they start: a message comes later than any rendering.
  const listener = useRef<(event: MessageEvent<unknown>) => void>(() => undefined);
  useEffect(() => {
    listener.current = ({ data }) => {
      const message = frameMessage(data);
      if (message) heard(message);
    };
  }, []);
  return {
    /** Once the frame has loaded: the document stands in it, or, beneath a watermark, in a frame of its own. */
    connect: (frame: HTMLIFrameElement) => {
      hangUp();
      const page = frame.contentWindow;
      if (!page) return;
      ports.current = [page, ...(page.length > 0 ? [page[0]] : [])].flatMap((target) => {
        if (!target) return [];
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', (event: MessageEvent<unknown>) => listener.current(event));
        port1.start();
        // Of an opaque origin, which no address names: the window itself says who gets it.
        target.postMessage(null, '*', [port2]);
        return [port1];
      });
    },
    order: (order: FrameOrder) => {
      for (const port of ports.current) port.postMessage(order);
    },
  };
}
