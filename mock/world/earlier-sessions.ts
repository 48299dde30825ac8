// Earlier sessions of all users, so that lists look real: a laptop, a phone, an old tablet, one without user agent.
import type { Store } from '#core/ports/store.ts';
import type { SessionRecord } from '#core/records/identity.ts';

interface Earlier {
  name: string;
  userAgent: string | null;
  ipAddress: string | null;
  /** How long before the world begins. */
  signedInDays: number;
  usedMinutes: number;
}

/** The one in use comes first. */
const earlier: readonly Earlier[] = [
  {
    name: 'laptop',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    ipAddress: '127.0.0.1',
    signedInDays: 1,
    usedMinutes: 0,
  },
  {
    name: 'phone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ipAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    signedInDays: 4,
    usedMinutes: 100,
  },
  {
    name: 'tablet',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ipAddress: '198.51.100.23',
    signedInDays: 30,
    usedMinutes: 3 * 24 * 60,
  },
  { name: 'unknown', userAgent: null, ipAddress: null, signedInDays: 9, usedMinutes: 5 * 24 * 60 },
];

const minuteMs = 60_000;

/** For all users who have ever signed in. */
export async function rememberSessions(store: Store, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString();
  await store.transact(async (tx) => {
    for (const user of await tx.users.list()) {
      if (user.lastLoginAt === null || user.deactivatedAt !== null) continue;
      for (const { name, signedInDays, usedMinutes, ...client } of earlier) {
        const session: SessionRecord = {
          id: `session-${name}-of-${user.id}`,
          userId: user.id,
          createdAt: before(signedInDays * 24 * 60),
          lastUsedAt: before(usedMinutes),
          idToken: null,
          ...client,
        };
        await tx.sessions.put(session);
      }
    }
  });
}
