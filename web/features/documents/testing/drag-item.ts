// Drags a row with the mouse, event by event as a browser does, for tests and stories.

export interface ItemDragging {
  /** Whether the target accepts it. */
  over: (target: Element) => boolean;
  drop: (target: Element) => void;
  /** Escape, or dropping where nothing accepts it. */
  cancel: () => void;
}

/** Starts dragging a row; null if it cannot be dragged. */
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
