// Sessions whose user has terms to accept: lists the terms and takes the answer. The transaction of the answer checks
// again that the session is valid otherwise and that exactly this text is in force.
import type { Client } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { isAllowedFrom } from '../../records/policy-in-force.ts';
import { termsAcceptanceId } from '../../records/keys.ts';
import type { TermsRecord, UserRecord } from '../../records/records.ts';
import type { SessionRecord } from '../../records/identity.ts';
import { change, evenWhenFull } from '../../store/change.ts';
import { keepHouse } from '../../store/housekeeping.ts';
import { type SessionParts, holderBeforeTerms, signOut } from '../sessions/sessions.ts';
import { hasAccepted, termsInWords } from './open-terms.ts';

export interface BeforeTerms {
  session: SessionRecord;
  user: UserRecord;
  /** Empty for a session that is valid. */
  open: readonly TermsRecord[];
  /** Whether the user's network is closed to their role. */
  isOutside: boolean;
}

type Room = SessionParts & { ports: Ports };

/** Null without a session that would be valid after an answer. */
export async function beforeTerms(tx: Tables, room: Room, id: string, client: Client): Promise<BeforeTerms | null> {
  const found = await holderBeforeTerms(tx, room, id);
  if (!found) return null;
  const { session, user, policy, open } = found;
  const isOutside = !isAllowedFrom(policy, user.role, client.ipAddress, room.ports.networks);
  return { session, user, open, isOutside };
}

/** An answer may take this long, whatever the idle limit. */
const READING_MS = 3_600_000;
const WRITE_EVERY_MS = 60_000;

/** Notes that the session's user reads terms from now on. */
export async function readTerms({ ports }: Room, { session: { id, readsTermsUntil } }: BeforeTerms): Promise<void> {
  const until = ports.clock.now().getTime() + READING_MS;
  if (until - new Date(readsTermsUntil ?? 0).getTime() < WRITE_EVERY_MS) return;
  await keepHouse(ports, 'a session was used', async (tx) => {
    const session = await tx.sessions.get(id);
    if (session) await tx.sessions.put({ ...session, readsTermsUntil: new Date(until).toISOString() });
  });
}

/** The user's answer to the text with this hash. */
export interface TermsAnswer {
  id: string;
  sha256: string;
}

/** @returns whether the text is accepted, now or before; false if another text has replaced it */
export async function acceptTerms(room: Room, id: string, answer: TermsAnswer, client: Client): Promise<boolean> {
  const { ports } = room;
  const now = ports.clock.now();
  return change(evenWhenFull({ ports, actor: null, client, now }), async (tx, audit) => {
    const before = await beforeTerms(tx, room, id, client);
    const known = await tx.terms.get(answer.id);
    if (before && known && (await hasAccepted(tx, known, before.user.id))) return true;
    const found = meant(before, answer);
    if (!found) return false;
    const { row, userId, session } = found;
    const { ipAddress } = client;
    const acceptance = { id: termsAcceptanceId(row.id, userId), versionId: row.id, userId };
    await tx.termsAcceptances.put({ ...acceptance, acceptedAt: now.toISOString(), ipAddress });
    await tx.sessions.put({ ...session, lastUsedAt: now.toISOString(), readsTermsUntil: null });
    const resource = { type: 'terms', id: row.termsId } as const;
    audit({ type: 'terms_accepted', description: `Accepted ${termsInWords(row)}`, resource, actor: { userId } });
    return true;
  });
}

/** Ends the session, whichever text was shown. @returns the provider's token, as `signOut` does */
export async function refuseTerms(room: Room, id: string, answer: TermsAnswer, client: Client): Promise<string | null> {
  const { ports } = room;
  const door = { ports, actor: null, client, now: ports.clock.now() };
  await change(evenWhenFull(door), async (tx, audit) => {
    const found = meant(await beforeTerms(tx, room, id, client), answer);
    if (!found) return;
    const { row, userId } = found;
    const resource = { type: 'terms', id: row.termsId } as const;
    audit({ type: 'terms_refused', description: `Refused ${termsInWords(row)}`, resource, actor: { userId } });
  });
  return signOut(ports, id, client);
}

function meant(before: BeforeTerms | null, { id, sha256 }: TermsAnswer) {
  const row = before?.open.find((one) => one.id === id && one.sha256 === sha256);
  return before && row && !before.isOutside ? { row, userId: before.user.id, session: before.session } : null;
}
