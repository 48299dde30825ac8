import fc from 'fast-check';
import { expect, it } from 'vitest';
import { devices } from './devices.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome 126',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Microsoft Edge 126',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`,
    'Safari 17',
    'macOS',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127', 'Linux', 'computer'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17',
    'iOS 17',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webkit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'Safari 12',
    'iOS 12',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome 126',
    'Android 14',
    'phone',
  ],
])('%s is %s on %s, a %s', (userAgent, browser, system, kind) => {
  expect(devices.describe(userAgent)).toEqual({ browser, system, kind });
});

it.each([
  null,
  '',
  '   ',
  'curl/8.5.0',
  'Mozilla/5.0',
  'constructor',
  '__proto__/1',
  '\u202eevil <script>alert(1)</script>',
])('of %j nothing is made up', (userAgent) => {
  expect(devices.describe(userAgent)).toEqual({ browser: null, system: null, kind: 'other' });
});

it('any header becomes a few plain letters', () => {
  const known = [
    'Mozilla/5.0 ',
    '(X11; Linux x86_64; ',
    'Chrome/',
    'Version/',
    'Android ',
    'Firefox/',
    'Googlebot/',
    ') ',
  ];
  const piece = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { browser, system } = devices.describe(pieces.join(''));
      for (const words of [browser, system]) expect(words ?? 'nothing').toMatch(/^[\x21-\x7e][\x20-\x7e]{0,63}$/);
    }),
  );
});
