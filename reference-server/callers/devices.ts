// Describes the device of a `User-Agent` header, for recognition only: it is the browser's own claim.
import Bowser from 'bowser';
import type { Device, Devices } from '#core/ports/devices.ts';

const LONGEST = 64;
/** The part of a header that is read and stored. */
const LONGEST_HEADER = 512;

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

const unknown: Device = { browser: null, system: null, kind: 'other' };

export const devices: Devices = {
  describe(userAgent) {
    const header = userAgent?.slice(0, LONGEST_HEADER).trim() ?? '';
    if (header === '') return unknown;
    const { browser, os, platform } = Bowser.parse(header);
    return {
      browser: worded(browser.name, major(browser.version)),
      // Browsers report a fixed version of macOS and of Windows.
      system: worded(os.name, os.name === 'macOS' || os.name === 'Windows' ? undefined : major(os.version)),
      kind: kinds[platform.type ?? ''] ?? 'other',
    };
  },
};

/** Minor versions change too often to help with recognition. */
const major = (version: string | undefined): string | undefined => /^\d{1,5}/.exec(version ?? '')?.[0];

/** Reduced to plain characters, since a header may contain anything; null without a known name. */
function worded(name: string | undefined, more: string | undefined): string | null {
  const plain = (text: string | undefined) => text?.replace(/[^\x20-\x7e]/g, '').trim() ?? '';
  const words = [plain(name), plain(more)].join(' ').trim().slice(0, LONGEST).trim();
  return plain(name) === '' ? null : words;
}
