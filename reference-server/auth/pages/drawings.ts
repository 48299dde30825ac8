// The product's mark and the background drawing, as SVG.
import { Html } from './html.ts';

export const chevron = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" ' +
    'stroke-linejoin="round" aria-hidden="true" class="chevron"><path d="m9 18 6-6-6-6"/></svg>',
);

export const mark = new Html(
  '<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#574fe0"/>' +
    '<g stroke="#ffffff" stroke-width="2" stroke-linecap="round"><circle cx="16" cy="16.5" r="5.5"/>' +
    '<path d="M16 16.5V8.5M16 16.5l-6.6 3.8M16 16.5l6.6 3.8"/></g><circle cx="16" cy="16.5" r="1.6" fill="#ffffff"/></svg>',
);

const ticks = Array.from({ length: 72 }, (_, at) => {
  const isLong = at % 6 === 0;
  return `<path d="M350 42v${isLong ? 20 : 10}" transform="rotate(${at * 5} 350 350)" stroke-width="${isLong ? 3 : 2}"/>`;
}).join('');

export const dial = new Html(
  '<svg class="dial" viewBox="0 0 700 700" fill="none" aria-hidden="true">' +
    '<g stroke="#2d2a86" stroke-width="2"><circle cx="350" cy="350" r="346"/><circle cx="350" cy="350" r="309"/><circle cx="350" cy="350" r="247"/></g>' +
    `<g stroke="#453fb5" stroke-linecap="round">${ticks}</g>` +
    '<g stroke="#2d2a86" stroke-width="15" stroke-linecap="round"><circle cx="350" cy="350" r="100"/>' +
    '<path d="M361 320 400 200M320 361 196 384M372 372 470 462"/></g>' +
    '<circle cx="350" cy="350" r="40" fill="#1c1857" stroke="#2d2a86" stroke-width="15"/><circle cx="350" cy="350" r="9" fill="#453fb5"/></svg>',
);
