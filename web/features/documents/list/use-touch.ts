import { type PointerEvent, useEffect, useRef } from 'react';

interface Touch {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  isHeld: boolean;
}

const holdMs = 500;
/** How far a finger may move, in pixels, before it counts as scrolling. */
const slack = 10;

/** Some browsers report a long press as contextmenu, others not: the first counts, the tap after it does not. */
export function useTouch(onHold: (target: EventTarget, point: { x: number; y: number }) => void) {
  const last = useRef<Touch | null>(null);
  const end = () => clearTimeout(last.current?.timer);
  useEffect(() => () => clearTimeout(last.current?.timer), []);
  const hold = (target: EventTarget) => {
    end();
    if (!last.current || last.current.isHeld) return;
    last.current.isHeld = true;
    onHold(target, last.current);
  };
  const onPointerDown = ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
    end();
    last.current =
      pointerType === 'touch' ? { x, y, timer: setTimeout(() => hold(target), holdMs), isHeld: false } : null;
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (last.current && Math.hypot(clientX - last.current.x, clientY - last.current.y) > slack) end();
  };
  return {
    /** Whether the last press was a touch. */
    isFinger: () => last.current !== null,
    wasHeld: () => last.current?.isHeld === true,
    hold,
    /** Called when the keyboard is used. */
    forget: () => {
      end();
      last.current = null;
    },
    paneProps: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  };
}
