// Checks accounts and keys of the bundled provider: both copies, and that every user bound to it has an account.
import path from 'node:path';
import * as z from 'zod';
import { BOUND_AS } from '#server/auth/provider/place.ts';
import {
  fingerprintFile,
  fingerprintOf,
  fingerprintText,
  keyText,
  plainKeyIn,
  signingKeyFile,
} from '#server/ports/signing-key.ts';
import { readHashed, type HashedFile } from '#server/storage/two-copies/hashed-json.ts';
import { copiesOf } from '#server/storage/two-copies/two-copies.ts';
import type { Checked } from './checked.ts';
import type { RoomRows } from './room-rows.ts';

const accounts = z.array(z.object({ id: z.string() }));
const keys = z.object({ clientSecret: z.string() });

export async function checkIdentity(dataDir: string, rows: RoomRows | null, checked: Checked): Promise<void> {
  const folder = path.join(dataDir, 'oidc');
  const known = await checkTwoCopies(path.join(folder, 'accounts.json'), accounts, checked);
  await checkTwoCopies(path.join(folder, 'keys.json'), keys, checked);
  await checkSigningKey(dataDir, rows, checked);
  const ids = new Set(known?.map(({ id }) => id));
  const bound = [...(rows?.people.values() ?? [])].filter(({ issuer }) => issuer === BOUND_AS);
  const lost = bound.filter(({ subject }) => subject === null || !ids.has(subject));
  checked.summary.push(
    `accounts   ${ids.size} of the bundled provider, missing for ${lost.length} of ${bound.length} users`,
  );
  for (const { email } of lost) {
    checked.damages.push(
      `The account of ${email} is gone. Put oidc/accounts.json back, or start the server and invite that person again.`,
    );
  }
}

/** The content of the newer intact copy; null without one. */
async function checkTwoCopies<T>(file: string, schema: z.ZodType<T>, { damages, notes }: Checked): Promise<T | null> {
  const paths = copiesOf(file);
  const copies = await Promise.all(paths.map((one) => readHashed(one, schema)));
  const whole = copies.filter((copy): copy is Extract<HashedFile<T>, { content: T }> => 'content' in copy);
  const isWhole = whole.some((copy) => copy.state === 'whole');
  for (const [at, copy] of copies.entries()) {
    const where = paths[at] ?? file;
    if (copy.state === 'damaged') {
      const advice = isWhole ? 'The next start makes it again from its second copy.' : 'Put it back from a backup.';
      damages.push(`${where} is damaged: ${advice}`);
    } else if (copy.state === 'missing' && isWhole) {
      damages.push(`${where} is missing: the next start makes it again from its second copy.`);
    } else if (copy.state === 'unsealed') {
      notes.push(`${where} was written by an older version and vouches for nothing: the next start seals it.`);
    }
  }
  const generation = (copy: HashedFile<T>) => (copy.state === 'whole' ? copy.generation : 0);
  return whole.sort((one, other) => generation(other) - generation(one))[0]?.content ?? null;
}

async function checkSigningKey(dataDir: string, rows: RoomRows | null, checked: Checked): Promise<void> {
  const { damages, notes } = checked;
  const file = signingKeyFile(dataDir);
  const plain = await plainKeyIn(file);
  if (plain !== null)
    notes.push(`${file} was written by an older version: the next start seals it and keeps it twice.`);
  const key = plain ?? (await checkTwoCopies(file, keyText, checked));
  const print = await checkTwoCopies(fingerprintFile(dataDir), fingerprintText, checked);
  const withCodes = rows?.withCodes.size ?? 0;
  if (key !== null && print !== null && fingerprintOf(key) !== print)
    damages.push(`${file} is another key than before: ${whatIsVoid(withCodes)} Put the one of before back.`);
  else if (key === null && print === null && withCodes > 0)
    damages.push(`${file} is gone: ${whatIsVoid(withCodes)} Put it back from a backup, unless SIGNING_KEY is set.`);
  else if (key === null && withCodes > 0)
    notes.push(`${file} is not there: with SIGNING_KEY set this is right, else put it back before the next start.`);
}

function whatIsVoid(people: number): string {
  return `the authenticator apps and recovery codes of everybody who has them (${people}) are refused with it.`;
}
