// Shared by all printouts: the style sheet, and the light theme.
import './paper.css';
import { printing } from './printing.ts';

let before: string | undefined;

printing.subscribe(() => {
  const root = document.documentElement;
  if (printing.get()) {
    before = root.dataset['theme'];
    root.dataset['theme'] = 'light';
  } else if (before !== undefined) {
    root.dataset['theme'] = before;
  }
});
