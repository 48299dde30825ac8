import { afterEach, expect, it, vi } from 'vitest';
import type { PasskeyCredential } from '#core/ports/passkeys.ts';
import { library } from './library.ts';
import { passkeysOf } from './passkeys.ts';
import { Authenticator } from './testing/authenticator.ts';

const passkeys = passkeysOf('https://rooms.example');
const person = { userId: 'user-1', email: 'amelie@rooms.example', name: 'Amélie' };

afterEach(() => vi.restoreAllMocks());

async function registered(device: Authenticator): Promise<PasskeyCredential> {
  const options = await passkeys.creationOptions(person, []);
  const made = await passkeys.register(await device.create(options), options.challenge);
  if (!made) throw new Error('not registered');
  return made;
}

it('a passkey that was made for us is known again, and counts on', async () => {
  const device = new Authenticator();
  const credential = await registered(device);
  expect(credential).toMatchObject({ counter: 0, transports: ['internal'] });
  const options = await passkeys.requestOptions([credential]);
  const response = await device.get(options);
  expect(passkeys.credentialIdOf(response)).toBe(credential.credentialId);
  expect(await passkeys.check(response, options.challenge, credential)).toBe(1);
});

it('options name our origin, the user, and the passkeys that exist already', async () => {
  const known = [{ credentialId: 'AAAA', transports: ['usb'] }];
  expect(await passkeys.creationOptions(person, known)).toMatchObject({
    rp: { id: 'rooms.example' },
    user: { name: person.email, displayName: person.name },
    attestation: 'none',
    excludeCredentials: [{ id: 'AAAA', transports: ['usb'] }],
  });
  expect(await passkeys.requestOptions(known)).toMatchObject({
    rpId: 'rooms.example',
    allowCredentials: [{ id: 'AAAA' }],
  });
});

it('an answer to another challenge, of another site or another key is refused', async () => {
  const device = new Authenticator();
  const credential = await registered(device);
  const { challenge } = await passkeys.requestOptions([credential]);
  const check = (response: object) => passkeys.check(response, challenge, credential);
  expect(await check(await device.get({ challenge: 'another' }))).toBeNull();
  const thief = new Authenticator({ origin: 'https://rooms.evil.example' });
  const theirs = await thief.create({ challenge });
  expect(await passkeys.register(theirs, challenge)).toBeNull();
  const stranger = new Authenticator();
  await registered(stranger);
  const signed = (await stranger.get({ challenge })) as { response: object };
  expect(await check({ ...signed, id: credential.credentialId, rawId: credential.credentialId })).toBeNull();
  expect(await check(signed)).toBeNull();
  expect(await passkeys.register(await device.create({ challenge: 'another' }), challenge)).toBeNull();
});

it('a counter that goes back or does not move is that of a copy', async () => {
  const device = new Authenticator();
  const credential = { ...(await registered(device)), counter: 2 };
  const copy = device.clone();
  const check = async (one: Authenticator) => passkeys.check(await one.get({ challenge: 'c' }), 'c', credential);
  expect([await check(device), await check(device), await check(device)]).toEqual([null, null, 3]);
  expect(await check(copy)).toBeNull();
});

it('an authenticator that never counts its uses is accepted each time', async () => {
  const device = new Authenticator({ counts: false });
  const credential = await registered(device);
  expect(await passkeys.check(await device.get({ challenge: 'c' }), 'c', credential)).toBe(0);
});

it.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { id: 7 },
  { id: 'a', response: null },
  { response: { attestationObject: 'oA' } },
])('whatever is odd is not accepted, and nothing is thrown: %j', async (odd) => {
  const credential = await registered(new Authenticator());
  expect(await passkeys.register(odd, 'c')).toBeNull();
  expect(await passkeys.check(odd, 'c', credential)).toBeNull();
});

it('an attestation with certificates is refused unread: checking one contacts the addresses that it names', async () => {
  const webauthn = await library.webauthn();
  const verifyRegistrationResponse = vi.fn(webauthn.verifyRegistrationResponse);
  vi.spyOn(library, 'webauthn').mockResolvedValue({ ...webauthn, verifyRegistrationResponse });
  const statement = new Map<string, unknown>([['x5c', [new Uint8Array([1, 2, 3])]]]);
  for (const format of ['packed', 'apple', 'android-key', 'android-safetynet', 'tpm', 'fido-u2f']) {
    const response = await new Authenticator().create({ challenge: 'c' }, { format, statement });
    expect(await passkeys.register(response, 'c'), format).toBeNull();
  }
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
  expect(await passkeys.register(await new Authenticator().create({ challenge: 'c' }), 'c')).not.toBeNull();
  expect(verifyRegistrationResponse).toHaveBeenCalledOnce();
});

it("of a browser's transports, plain words are kept", async () => {
  const response = (await new Authenticator().create({ challenge: 'c' })) as { response: object };
  const sent = { ...response, response: { ...response.response, transports: ['usb', 7, '<b>', 'x'.repeat(30)] } };
  expect((await passkeys.register(sent, 'c'))?.transports).toEqual(['usb']);
});
