// The only script that a preview runs, and only inside the reader: a string, since the policy allows it by its hash
// (core/content/content-headers.ts). It starts before the document's content, and an author's scripts cannot run, since
// policy and sandbox allow no other. It answers through a port from the surrounding page, and reveals only a few keys,
// swipes, the scroll position, the zoom and the number of matches.
import { plainLetters } from '../../searching/plain-letters.ts';

export const readerScript = `'use strict';
(() => {
  if (Object.hasOwn(window, 'reader')) return;
  Object.defineProperty(window, 'reader', { value: true });
  const root = document.documentElement;
  const walk = document.createTreeWalker.bind(document);
  const rangeOf = document.createRange.bind(document);
  const selected = document.getSelection.bind(document);
  const hosts = [parent, parent.parent];
  let port = null;
  let hits = [];
  const tell = (message) => port && port.postMessage(message);

  const keys = ['Escape', 'j', 'k', '+', '=', '-', '0', '?'];
  const isForwarded = ({ key, altKey, ctrlKey, metaKey }) =>
    ctrlKey || metaKey ? key.toLowerCase() === 'f' && !altKey
      : altKey ? key === 'ArrowLeft' || key === 'ArrowRight' : keys.includes(key);
  addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isTyped = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (!port || !isForwarded(event) || (isTyped && key !== 'Escape')) return;
    event.preventDefault();
    tell({ key, altKey, ctrlKey, metaKey, shiftKey });
  }, true);
  addEventListener('wheel', (event) => {
    if (!port || !event.ctrlKey) return;
    event.preventDefault();
    if (event.deltaY) tell({ key: event.deltaY < 0 ? '+' : '-' });
  }, { passive: false, capture: true });

  const isWide = (target) => {
    for (let one = target; one instanceof Element; one = one.parentNode) {
      if (one.scrollWidth > one.clientWidth + 1 && (one === root || getComputedStyle(one).overflowX !== 'visible')) return true;
    }
    return false;
  };
  let start = null;
  addEventListener('touchstart', ({ touches, target, timeStamp }) => {
    const one = touches[0];
    start = touches.length === 1 && !isWide(target) ? { x: one.clientX, y: one.clientY, at: timeStamp } : null;
  }, { passive: true, capture: true });
  addEventListener('touchend', ({ changedTouches, timeStamp }) => {
    if (!start) return;
    const x = changedTouches[0].clientX - start.x;
    const y = changedTouches[0].clientY - start.y;
    const isSwipe = Math.abs(x) > 72 && Math.abs(x) > Math.abs(y) * 2.5 && timeStamp - start.at < 600;
    start = null;
    if (isSwipe) tell({ step: x < 0 ? 1 : -1 });
  }, { passive: true, capture: true });
  addEventListener('click', ({ target }) => {
    if (selected().isCollapsed && !(target instanceof Element && target.closest('a, summary'))) tell({ tap: true });
  }, true);
  addEventListener('scroll', () => {
    tell({ scrolled: scrollY, atEnd: scrollY + innerHeight >= root.scrollHeight - 1 });
  }, { passive: true });

  const block = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, div, section, tr, dt, dd, figcaption, caption, summary';
  const plain = ${JSON.stringify(plainLetters)};
  const unheard = /[\\p{M}\\u00AD\\u0640]/gu;
  const known = new Map();
  const folded = (letter) => {
    if (!known.has(letter)) known.set(letter, /\\s/.test(letter) ? ' '
      : letter.normalize('NFKD').toLowerCase().replace(unheard, '').replace(/[^ -~]/g, (one) => plain[one] ?? one));
    return known.get(letter);
  };
  // The text of each letter, as it is compared, with its place: the node, and where in it the letter begins and ends.
  let read = null;
  const readAll = () => {
    const letters = [];
    read = { text: '', nodes: [], starts: [], ends: [] };
    const add = (letter, node, start, end) => {
      const compared = folded(letter);
      if (compared === '' && read.nodes.at(-1) === node) read.ends[read.ends.length - 1] = end;
      if (compared === ' ' && (letters.at(-1) ?? ' ') === ' ') return;
      for (const unit of compared.split('')) {
        letters.push(unit);
        read.nodes.push(node);
        read.starts.push(start);
        read.ends.push(end);
      }
    };
    let before = null;
    const walker = walk(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around || around.closest('style, script, template, head')) continue;
      const here = around.closest(block);
      if (here !== before) add(' ', node, 0, 0);
      before = here;
      let at = 0;
      for (const letter of node.data) add(letter, node, at, at += letter.length);
    }
    read.text = letters.join('');
  };
  const look = (term) => {
    hits = [];
    if (!read) readAll();
    const words = Array.from(term.replace(/\\s+/g, ' '), folded).join('');
    if (!words) return;
    const { text, nodes, starts, ends } = read;
    for (let at = text.indexOf(words); at !== -1 && hits.length < 5000; at = text.indexOf(words, at + words.length)) {
      const last = at + words.length - 1;
      const range = rangeOf();
      range.setStart(nodes[at], starts[at]);
      range.setEnd(nodes[last], ends[last]);
      hits.push(range);
    }
  };
  const mark = (current) => {
    if (!CSS.highlights) {
      selected().removeAllRanges();
      if (current) selected().addRange(current);
      return;
    }
    CSS.highlights.set('reader-hit', new Highlight(...hits));
    CSS.highlights.set('reader-hit-current', new Highlight(...(current ? [current] : [])));
  };
  const show = (at) => {
    const range = hits[at];
    mark(range);
    if (range) range.startContainer.parentElement.scrollIntoView({ block: 'center', inline: 'nearest' });
  };

  const zoom = (zoomed) => {
    root.style.setProperty('zoom', String(zoomed), 'important');
    tell({ zoomed });
  };
  const onAsked = ({ data }) => {
    if (typeof data.find === 'string') {
      look(data.find.trim());
      tell({ found: hits.length });
      show(0);
    } else if (typeof data.show === 'number') show(data.show);
    else if (data.zoom === 'width') {
      const own = Number(getComputedStyle(root).getPropertyValue('--own-width'));
      zoom(own > 0 ? Math.min(Math.max(1, innerWidth / own), 3) : 1);
    } else if (typeof data.zoom === 'number') zoom(data.zoom);
    else if (data.to) scrollTo({ top: data.to === 'end' ? root.scrollHeight : 0 });
    else if (data.by) scrollBy({ left: data.by.x * innerWidth, top: data.by.y * innerHeight });
  };
  addEventListener('message', ({ source, ports }) => {
    if (!hosts.includes(source) || source === window || !ports[0]) return;
    port = ports[0];
    port.onmessage = onAsked;
  });
})();`;

/** Styles of matches, independent of the document's own. */
export const readerStyles =
  '::highlight(reader-hit){background:rgb(250 204 21 / .55);color:#111}' +
  '::highlight(reader-hit-current){background:rgb(249 115 22 / .8);color:#111}';
