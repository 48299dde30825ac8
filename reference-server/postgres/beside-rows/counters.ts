// Counts guesses in a table, however they are spread over servers. Keys name e-mail addresses: they are kept as hashes.
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { MakeCounter } from '#server/http/limits/limits.ts';
import type { Database } from '../database.ts';
import { digest } from './sealing.ts';

interface Asked {
  text: string;
  values?: readonly unknown[];
}

export function countIn(database: Database): MakeCounter {
  const storeClient = {
    async query({ text, values }: Asked) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name, most, seconds) => {
    const limiter = new HashingKeys({
      storeClient,
      storeType: 'client',
      tableName: 'sign_in_counters',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
    });
    return limiter;
  };
}

class HashingKeys extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(digest(String(key)));
  }
}
