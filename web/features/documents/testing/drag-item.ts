// A row dragged by the mouse, one event after the other, as a browser sends them; for tests and for stories.

export interface ItemDragging {
  /** Whether the page would take it there. */
  over: (target: Element) => boolean;
  drop: (target: Element) => void;
  /** Escape, or let go where nothing takes it. */
  cancel: () => void;
}

/** Presses the row and begins to drag it; null where it cannot be dragged. */
export function dragItem(row: HTMLElement, from: Element = row, pointerType = 'mouse'): ItemDragging | null {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0, pointerType }));
  if (!row.draggable) return null;
  const dataTransfer = new DataTransfer();
  const send = (type: string, target: Element) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget: document.body });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send('dragstart', row);
  return {
    over: (target) => send('dragover', target),
    drop: (target) => {
      if (send('dragover', target)) send('drop', target);
      send('dragend', row);
    },
    cancel: () => void send('dragend', row),
  };
}
