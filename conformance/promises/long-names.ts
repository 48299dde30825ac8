// Names of maximum length: 255 letters in different scripts, in headers.
import type { PromiseCheck } from './checks.ts';
import { htmlPage } from './samples.ts';

const longest = 255;

/** 255 letters with a unique beginning. */
function filledWith(letters: string, own: string, ending = ''): string {
  const all = Array.from(letters.repeat(longest)).slice(0, longest - own.length - ending.length);
  return `${own}${all.join('')}${ending}`;
}

/** The file name in a header by RFC 6266, preferring the extended form. */
export function fileNameIn(header: string): string | null {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended === undefined) return /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1] ?? null;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return null;
  }
}

const names: PromiseCheck = async (scene) => {
  const { room } = scene;
  for (const [what, letters, isCleaned] of [
    ['plain letters', 'a', false],
    ['umlauts', '\u00e4\u00f6\u00fc\u00df', false],
    ['emoji', '\u{1F4D1}', false],
    ['quotes, percent signs and semicolons', `"%;'`, true],
    ['Chinese', '\u5951\u7d04', false],
  ] as const) {
    const own = `${room.name('Long')} `;
    const name = filledWith(letters, own, '.html');
    const when = `of a name of 255 letters, ${what}`;
    const bytes = htmlPage('long');
    const id = await room.document({ name, bytes });
    const reads = ['downloadDocument', 'previewDocument', 'downloadDocumentVersion'];
    for (const call of reads.filter((one) => scene.has(one))) {
      const answer = await scene.answers(200, when, { id: call, params: { id, version: '1' } });
      const header = answer.headers.get('content-disposition') ?? '';
      const found = fileNameIn(header)?.replace(/\.\w+$/, '') ?? '';
      // It may be cleaned and shortened, but not different.
      const isIts = isCleaned || (found.length >= 50 && name.startsWith(found));
      scene.holds(found !== '' && isIts, when, `${call} names another file: ${header.slice(0, 200)}`);
    }
  }
};

export const longNameChecks: Readonly<Record<string, PromiseCheck>> = { 'everywhere long-names': names };
