// A session before terms that wait for an answer: what is asked, and the answer. Whether the session would stand without
// them, and whether exactly this text is in force, is asked again in the transaction of the answer.
import { isLeftOut } from '../../access/parties.ts';
import type { Client } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { isAllowedFrom, policyNow } from '../../records/policy-in-force.ts';
import { termsAcceptanceId } from '../../records/keys.ts';
import { isHere } from '../../records/presence.ts';
import type { TermsRecord, UserRecord } from '../../records/records.ts';
import type { SessionRecord } from '../../records/identity.ts';
import { change, evenWhenFull } from '../../store/change.ts';
import { type Asked, signOut, stands } from '../sessions/sessions.ts';
import { hasAccepted, openTerms, termsInWords } from './open-terms.ts';

export interface BeforeTerms {
  session: SessionRecord;
  user: UserRecord;
  /** None for a session that stands. */
  open: readonly TermsRecord[];
  /** Whether the networks of the policy let them in. */
  isOutside: boolean;
}

type Room = Asked & { ports: Ports };

/** Null for what is no session, with or without an answer. */
export async function beforeTerms(tx: Tables, room: Room, id: string, client: Client): Promise<BeforeTerms | null> {
  const session = await tx.sessions.get(id);
  const user = session && (await tx.users.get(session.userId));
  const now = room.ports.clock.now();
  if (!session || !isHere(user, now) || (await isLeftOut(tx, user, now))) return null;
  const policy = await policyNow(tx, room.ports);
  if (!stands(session, user, policy, room)) return null;
  const isOutside = !isAllowedFrom(policy, user.role, client.ipAddress, room.ports.networks);
  return { session, user, open: await openTerms(tx, user.id), isOutside };
}

/** What somebody says to the text with this hash. */
export interface TermsAnswer {
  id: string;
  sha256: string;
}

/** @returns whether it counts, or has counted before: not where another text has taken the place of this one */
export async function acceptTerms(room: Room, id: string, answer: TermsAnswer, client: Client): Promise<boolean> {
  const { ports } = room;
  const now = ports.clock.now();
  return change(evenWhenFull({ ports, actor: null, client, now }), async (tx, audit) => {
    const before = await beforeTerms(tx, room, id, client);
    const known = await tx.terms.get(answer.id);
    if (before && known && (await hasAccepted(tx, known, before.user.id))) return true;
    const found = meant(before, answer);
    if (!found) return false;
    const { row, userId } = found;
    const { ipAddress } = client;
    const acceptance = { id: termsAcceptanceId(row.id, userId), versionId: row.id, userId };
    await tx.termsAcceptances.put({ ...acceptance, acceptedAt: now.toISOString(), ipAddress });
    const resource = { type: 'terms', id: row.termsId } as const;
    audit({ type: 'terms_accepted', description: `Accepted ${termsInWords(row)}`, resource, actor: { userId } });
    return true;
  });
}

/** The session ends, whatever it was shown. @returns the provider's token, as `signOut` does */
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
  return before && row && !before.isOutside ? { row, userId: before.user.id } : null;
}
