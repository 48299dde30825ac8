// Changes that go on where a full disk refuses all others: what makes room, takes rights away, or lets somebody in who
// can do so. What anybody could repeat without end is not among them: the reserve is small.
import type { Store } from '../ports.ts';

export function evenWhenFull(store: Store): Pick<Store, 'transact'> {
  return { transact: (work) => store.transact(work, { mayUseReserve: true }) };
}
