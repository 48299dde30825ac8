// Finds the passage of a text with the most search words, short enough for a list.
import type { TextHit } from '#core/ports/text-search.ts';
import { BROKEN, PAGE, type Pattern, type Sought } from './words.ts';

const BEFORE = 60;
const LENGTH = 220;
const MOST_PLACES = 20;

interface Place {
  from: number;
  to: number;
  pattern: number;
}

/** Null if a search word is missing. @param text in NFKD @param pause lets others have a turn, if it is their time */
export async function excerptOf(
  text: string,
  { patterns }: Sought,
  pause: () => Promise<void>,
): Promise<Omit<TextHit, 'at'> | null> {
  const places: Place[] = [];
  for (const [number, pattern] of patterns.entries()) {
    const found = await firstPlaces(text, pattern, number, pause);
    if (found.length === 0) return null;
    places.push(...found);
  }
  places.sort((one, other) => one.from - other.from || other.to - one.to);
  const best = bestPlace(places, patterns.length);
  const start = text.lastIndexOf(PAGE, best.from) + 1;
  const nextPage = text.indexOf(PAGE, best.from);
  const cut = Math.max(start, best.from - BEFORE);
  const from = cut === start ? start : wordStart(text, cut, best.from);
  const end = Math.min(nextPage === -1 ? text.length : nextPage, Math.max(from + LENGTH, best.to));
  const to = wordEnd(text, best.to, end);
  const page = text.slice(0, start).split(PAGE).length - 1;
  return { page: page === 0 ? null : page, ...marked(text, from, to, places) };
}

/** Looks through the text in slices, which overlap. */
async function firstPlaces(
  text: string,
  { slice: size, overlap, find }: Pattern,
  pattern: number,
  pause: () => Promise<void>,
): Promise<Place[]> {
  const places: Place[] = [];
  for (let start = 0; start < text.length && places.length < MOST_PLACES;) {
    const end = start + size;
    // With the letter before, which is looked at behind.
    const before = Math.max(0, start - 2);
    const slice = text.slice(before, end + overlap);
    const found = find(slice, start - before);
    start = end;
    for (const match of found) {
      const [from, to] = [before + match.from, before + match.to];
      if (from >= end || places.length === MOST_PLACES) break;
      places.push({ from, to, pattern });
      start = Math.max(end, to);
    }
    await pause();
  }
  return places;
}

/** The first place that is followed closely by the most search words. */
function bestPlace(places: readonly Place[], patterns: number): Place {
  const variety = (at: number) => {
    const end = (places[at]?.from ?? 0) + LENGTH - BEFORE;
    return new Set(places.slice(at, at + MOST_PLACES).flatMap(({ to, pattern }) => (to <= end ? pattern : []))).size;
  };
  let best = 0;
  for (let at = 1, most = variety(0); most < patterns && at < places.length; at++) {
    if (variety(at) <= most) continue;
    most = variety(at);
    best = at;
  }
  const place = places[best];
  if (!place) throw new Error('there is a place for each pattern');
  return place;
}

function wordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s[\p{L}\p{N}]/u);
  return space === -1 ? from : from + space + 1;
}

/** Drops the beginning of a word that goes on behind the end; scripts without spaces are cut anywhere. */
function wordEnd(text: string, from: number, to: number): number {
  if (to === text.length || /\s/.test(text.charAt(to))) return to;
  const space = text.slice(from, to).search(/\s\S{0,30}$/);
  return space === -1 ? to : from + space;
}

/** What a match ends with at the end of a line. */
const LINE_END = /[-\u2010\u00AD]\s*$/;

// Recomposed with single spaces, so that marks are positions in the shown text. Marked words that are broken at the end
// of a line are joined, as the readers find them.
function marked(text: string, from: number, to: number, places: readonly Place[]) {
  let excerpt = '';
  const marks: { from: number; to: number }[] = [];
  const add = (part: string) => {
    const piece = part.normalize('NFC').replaceAll(/\s+/g, ' ');
    excerpt += excerpt === '' ? piece.trimStart() : piece;
  };
  let at = from;
  for (const place of places) {
    if (place.from < at || place.to > to) continue;
    add(text.slice(at, place.from));
    const start = excerpt.length;
    const words = text.slice(place.from, place.to).replace(LINE_END, '');
    add(words.replaceAll(BROKEN, ''));
    marks.push({ from: start, to: excerpt.length });
    at = place.from + words.length;
  }
  add(text.slice(at, to));
  return { excerpt: excerpt.trimEnd().replaceAll(/\p{Cs}/gu, '\uFFFD'), marks };
}
