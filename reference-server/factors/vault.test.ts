import { expect, it } from 'vitest';
import { vaultOf } from './vault.ts';

const vault = vaultOf('a key of 32 bytes or more, as all are');
const about = 'user-1 factor-1';

it('what is sealed is read again under the same key, about the same thing', async () => {
  const sealed = await vault.seal('JBSWY3DPEHPK3PXP', about);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await vault.open(sealed, about)).toBe('JBSWY3DPEHPK3PXP');
  expect(await vaultOf('a key of 32 bytes or more, as all are').open(sealed, about)).toBe('JBSWY3DPEHPK3PXP');
});

it('it is not read under another key, about another thing, or changed', async () => {
  const sealed = await vault.seal('secret', about);
  const last = sealed.at(-1) === 'A' ? 'Q' : 'A';
  expect(await vaultOf('another key of 32 bytes, as all are').open(sealed, about)).toBeNull();
  expect(await vault.open(sealed, 'user-2 factor-1')).toBeNull();
  for (const changed of [sealed.slice(0, -1) + last, sealed.slice(0, 10), `b1.${sealed.slice(3)}`, '', 'a1.', 'a1.?'])
    expect(await vault.open(changed, about), changed).toBeNull();
});

it('the same text is sealed otherwise each time, and hashed the same', async () => {
  expect(await vault.seal('secret', about)).not.toBe(await vault.seal('secret', about));
  expect(await vault.hash('code', about)).toBe(await vault.hash('code', about));
});

it('a hash is of this key, this text and what it is about', async () => {
  const hash = await vault.hash('code', about);
  const others = [
    vault.hash('code', 'user-2'),
    vault.hash('other', about),
    vaultOf('another key of 32 bytes, as all are').hash('code', about),
  ];
  for (const other of await Promise.all(others)) expect(other).not.toBe(hash);
  expect(hash).toMatch(/^[\w-]{43}$/);
});
