// Work whose files have to be fetched before the pool can be given it.
import type { PoolTicket } from './file-pool.ts';

/** Remembers meanwhile whether anybody waits. Its result is also what keeps the work from being begun. */
export function ticketOnceAdded(adding: Promise<PoolTicket>): PoolTicket {
  let isWanted = true;
  let added: PoolTicket | null = null;
  const result = adding.then((ticket) => {
    added = ticket;
    if (!isWanted) ticket.setWanted(false);
    return ticket.result;
  });
  return {
    result,
    setWanted(isWantedNow) {
      isWanted = isWantedNow;
      added?.setWanted(isWantedNow);
    },
  };
}
