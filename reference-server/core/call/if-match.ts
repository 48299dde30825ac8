import type { Context } from './operation.ts';
import { itemChanged } from './errors.ts';

/** Strong comparison, which changes require; `*` matches anything. */
export function isNamed(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}

/** What If-Match, in quotes, names these values by. */
export async function hashOf({ hasher }: Context['ports'], values: readonly unknown[]): Promise<string> {
  return (await hasher.sha256(JSON.stringify(values))).slice(0, 32);
}

/** @throws ApiProblem 412 unless If-Match, if it is sent, names the stored values */
export async function refuseUnread({ call, ports }: Context, stored: readonly unknown[]): Promise<void> {
  const header = call.header('if-match');
  if (header !== null && !isNamed(header, `"${await hashOf(ports, stored)}"`)) throw itemChanged();
}
