import { useEffect, useRef } from 'react';
import { type FrameMessage, frameMessage } from './frame-message.ts';

export type FrameOrder =
  | { find: string }
  | { show: number }
  | { zoom: number | 'width' }
  | { to: 'start' | 'end' }
  | { by: { x: number; y: number } };

/** A channel to the script in a frame of another origin; only it has the port, and other shapes are dropped. */
export function useFramePort(onMessage: (message: FrameMessage) => void) {
  const ports = useRef<readonly MessagePort[]>([]);
  const hangUp = () => {
    for (const port of ports.current) port.close();
    ports.current = [];
  };
  useEffect(() => () => hangUp(), []);
  // Messages arrive later than the render that connected.
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  return {
    /** Called when the frame has loaded; the document is in it or, beneath a watermark, in a nested frame. */
    connect: (frame: HTMLIFrameElement) => {
      hangUp();
      const page = frame.contentWindow;
      if (!page) return;
      ports.current = [page, ...(page.length > 0 ? [page[0]] : [])].flatMap((target) => {
        if (!target) return [];
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          const message = frameMessage(data);
          if (message) listener.current(message);
        });
        port1.start();
        // The frame has an opaque origin, so the message is addressed by its window.
        target.postMessage(null, '*', [port2]);
        return [port1];
      });
    },
    order: (order: FrameOrder) => {
      for (const port of ports.current) port.postMessage(order);
    },
  };
}
