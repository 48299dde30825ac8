// The device of a `User-Agent` header, in words for the person whose session it is. It is the browser's own claim: a
// help to recognise a device, and never a reason to allow anything.
import Bowser from 'bowser';
import type { Device, Devices } from '#core/ports/devices.ts';

const LONGEST = 64;
/** Of the headers that are kept; more is not looked at. */
const LONGEST_HEADER = 512;

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

const unknown: Device = { browser: null, system: null, kind: 'other' };

export const devices: Devices = {
  describe(userAgent) {
    const said = userAgent?.slice(0, LONGEST_HEADER).trim() ?? '';
    if (said === '') return unknown;
    const { browser, os, platform } = Bowser.parse(said);
    return {
      browser: worded(browser.name, major(browser.version)),
      system: worded(os.name, systemVersion(os.name, os.version)),
      kind: kinds[platform.type ?? ''] ?? 'other',
    };
  },
};

/** Further numbers change every other week and help nobody to recognise anything. */
function major(version: string | undefined): string | undefined {
  return /^\d{1,5}/.exec(version ?? '')?.[0];
}

/** Browsers have stopped at one version of macOS and of Windows, whichever is there. */
function systemVersion(name: string | undefined, version: string | undefined): string | undefined {
  return name === 'macOS' || name === 'Windows' ? undefined : major(version);
}

/** In plain letters, since a header may hold anything; null without a known name. */
function worded(name: string | undefined, more: string | undefined): string | null {
  const plain = (text: string | undefined) => text?.replace(/[^\x20-\x7e]/g, '').trim() ?? '';
  const words = [plain(name), plain(more)].join(' ').trim().slice(0, LONGEST).trim();
  return plain(name) === '' ? null : words;
}
