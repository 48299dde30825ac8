// A pool ticket for work whose files must be fetched first.
import type { PoolTicket } from './file-pool.ts';

/** Records whether a caller is waiting in the meantime. A rejection prevents the work. */
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
