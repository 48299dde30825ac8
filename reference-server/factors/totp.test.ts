import { expect, it } from 'vitest';
import { codeAt } from './testing/codes.ts';
import { totp } from './totp.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

it('a code has its step, with one before and one after accepted', async () => {
  const secret = await totp.newSecret();
  const step = noon.getTime() / 30_000;
  const stepOf = async (seconds: number) => totp.stepOf(secret, await codeAt(secret, later(seconds)), noon);
  expect(await Promise.all([stepOf(-30), stepOf(0), stepOf(29), stepOf(30)])).toEqual([step - 1, step, step, step + 1]);
  expect(await Promise.all([stepOf(-31), stepOf(60)])).toEqual([null, null]);
});

it('agrees with the numbers of RFC 6238', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await totp.stepOf(secret, '287082', new Date(59_000))).toBe(1);
  expect(await totp.stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
});

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 456', '-12345'])('"%s" is no code', async (code) => {
  expect(await totp.stepOf(await totp.newSecret(), code, noon)).toBeNull();
});

it('a secret has 160 bits, and its address names product and person', async () => {
  const [secret, another] = [await totp.newSecret(), await totp.newSecret()];
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(secret).not.toBe(another);
  const uri = new URL(await totp.uri(secret, 'amelie+1@rooms.example'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Strongroom:amelie+1@rooms.example',
  ]);
  expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([secret, 'Strongroom']);
});
