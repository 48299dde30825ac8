// What the core needs from the outside world, one file a port. The reference server implements these with files, Node's crypto
// and native libraries; the mock with memory, IndexedDB and the browser's crypto; tests with fixed values.
import type { UserRecord } from '../records/records.ts';
import type { Report } from '../reports/report.ts';
import type { Refusal } from '../room/refusal-page.ts';
import type { Clock } from './clock.ts';
import type { Comparer } from './comparer.ts';
import type { Devices } from './devices.ts';
import type { Factors } from './factors.ts';
import type { Hasher } from './hasher.ts';
import type { History } from './history.ts';
import type { Ids } from './ids.ts';
import type { Networks } from './networks.ts';
import type { ByteSource, ObjectStore } from './objects.ts';
import type { PolicyByEnvironment } from './policy-by-environment.ts';
import type { Signer } from './signer.ts';
import type { Sniffer } from './sniffer.ts';
import type { Store } from './store.ts';
import type { TextSearch } from './text-search.ts';
import type { Watermarker } from './watermarker.ts';

/** Everything an operation may reach. */
export interface Ports {
  store: Store;
  objects: ObjectStore;
  clock: Clock;
  ids: Ids;
  signer: Signer;
  hasher: Hasher;
  sniffer: Sniffer;
  watermarker: Watermarker;
  comparer: Comparer;
  textSearch: TextSearch;
  networks: Networks;
  devices: Devices;
  factors: Factors;
  history: History;
  /** Lets others have their turn in the middle of long work; nobody waits without. */
  giveWay?: () => Promise<void>;
  /** Sets a compliance report as a PDF file, while it is read; where there is none, nobody is given one. */
  reportPdf?: (report: Report) => ByteSource;
  /** The room's name, and whether its screens show measured figures; `getCurrentUser` leaves `room` out without it. */
  room?: { name: string; figures: 'sample' | 'measured' } | undefined;
  /** Nothing is set without. */
  policyByEnvironment?: PolicyByEnvironment;
  /** Ends sessions so many days after they began, however much they are used; never without. */
  sessionMaxDays?: number | null;
  /** How many days what is deleted can be put back; it ends at once without. */
  retentionDays?: number;
  /** Whether mails may say the names of documents; without, they say how many. */
  mailNames?: boolean;
  /** Draws a refusal for somebody who opened it in a tab of its own; a plain page without. */
  drawRefusal?: (refusal: Refusal) => string;
  /** Whether somebody who has signed in once could do so today; without, everybody could. */
  canComeBack?: (user: UserRecord) => boolean;
  /** The one origin, such as `https://rooms.example`: of upload URLs and invitation links. */
  origin: string;
  /** Told of every fault (5xx), never of a refusal. */
  reportFault(error: unknown, requestId: string): void;
}
