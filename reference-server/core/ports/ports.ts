// The core's interfaces to the outside, one file each. The reference server implements them with files, Node's crypto
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
  /** Lets other calls run during long work; optional. */
  giveWay?: () => Promise<void>;
  /** Renders a compliance report as PDF while it is sent; without it, PDF is not offered. */
  reportPdf?: (report: Report) => ByteSource;
  /** The data room's name, and whether screens show measured figures; `getCurrentUser` omits `room` without it. */
  room?: { name: string; figures: 'sample' | 'measured' } | undefined;
  policyByEnvironment?: PolicyByEnvironment;
  /** The longest life of a session in days, regardless of use; unlimited without. */
  sessionMaxDays?: number | null;
  /** How many days deleted items can be put back; without it they are purged at once. */
  retentionDays?: number;
  /** Whether mails may name documents; otherwise they count them. */
  mailNames?: boolean;
  /** Renders a refusal that is opened in its own tab; a plain page without it. */
  drawRefusal?: (refusal: Refusal) => string;
  /** Whether a user who has signed in before could sign in today; without it, all could. */
  canComeBack?: (user: UserRecord) => boolean;
  /** The origin of upload URLs and invitation links, such as `https://rooms.example`. */
  origin: string;
  /** Called for every fault (5xx), never for a refusal. */
  reportFault(error: unknown, requestId: string): void;
}
