import { createRoot } from 'react-dom/client';
import type { KeptRoom } from '../world/kept-world.ts';
import { Panel } from './panel.tsx';
import './panel.css';

/** Puts the developer's panel beside the app: Ctrl+. opens it, Ctrl+Shift+. starts the scenario anew. */
export function mountPanel(room: KeptRoom): void {
  const element = document.createElement('div');
  element.id = 'mock-panel';
  document.body.append(element);
  createRoot(element).render(<Panel room={room} />);
}
