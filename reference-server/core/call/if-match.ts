import type { Context } from './operation.ts';
import { itemChanged } from './errors.ts';

/** Strong comparison, which changes require; `*` matches anything. */
export function isNamed(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}

/** @throws ApiProblem 412, or `refused`, unless If-Match, if it is sent, names the stored values */
export async function refuseUnread(
  { call, ports }: Context,
  stored: readonly unknown[],
  refused = itemChanged,
): Promise<void> {
  const header = call.header('if-match');
  if (header === null) return;
  const hash = await ports.hasher.sha256(JSON.stringify(stored));
  if (!isNamed(header, `"${hash.slice(0, 32)}"`)) throw refused();
}
