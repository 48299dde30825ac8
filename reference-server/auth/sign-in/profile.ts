// Names and picture from a provider's claims; invalid ones, and pictures of hosts not in IMG_SRC, are left out.
import { cleanName } from '#core/records/names.ts';
import type { Profile } from '#core/records/identity.ts';

type Claims = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 100;
const LONGEST_URL = 2048;

export function readProfile(claims: Claims, imageHosts: readonly string[]): Profile {
  const given = nameOf(claims['given_name']);
  const family = nameOf(claims['family_name']);
  const [first, last] = given === null && family === null ? split(nameOf(claims['name'])) : [given, family];
  return { firstName: first, lastName: last, pictureUrl: pictureOf(claims['picture'], imageHosts) };
}

/** Whether userinfo may contain more than these claims. */
export function lacksProfile(claims: Claims, imageHosts: readonly string[]): boolean {
  const hasName = ['given_name', 'family_name', 'name'].some((name) => claims[name] !== undefined);
  return !hasName || (imageHosts.length > 0 && claims['picture'] === undefined);
}

function nameOf(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  try {
    return cleanName(claim.trim(), 'name', LONGEST_NAME);
  } catch {
    return null;
  }
}

/** The last word becomes the last name, which is usually right. */
function split(name: string | null): [first: string | null, last: string | null] {
  const [, first = name, last = null] = /^(.+) (\S+)$/.exec(name ?? '') ?? [];
  return [first, last];
}

function pictureOf(claim: unknown, imageHosts: readonly string[]): string | null {
  if (typeof claim !== 'string' || claim.length > LONGEST_URL || !URL.canParse(claim)) return null;
  const { protocol, origin, href } = new URL(claim);
  return protocol === 'https:' && imageHosts.some((host) => new URL(host).origin === origin) ? href : null;
}
