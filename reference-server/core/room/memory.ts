// What a room remembers besides its rows. All of it can be rebuilt. Most is shared memory, which several servers may have in common;
// cached lists are separate for each server.
import { Pending } from '../identity/second-factor/pending.ts';
import { Tries } from '../identity/second-factor/tries.ts';
import { PreparedArchives } from '../archive/prepared-archives.ts';
import type { RoomIndex } from '../archive/room-index.ts';
import { LogChecks } from '../audit/log-checks.ts';
import { RecentlyAudited } from '../audit/recently-audited.ts';
import { Tallies } from '../audit/tallies.ts';
import { ReportedPages } from '../audit/reported-pages.ts';
import { Viewed } from '../audit/viewed.ts';
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory } from '../store/shared-memory.ts';
import { LastUses } from '../identity/sessions/last-uses.ts';
import { sessionLifetimeMs } from '../identity/sessions/sessions.ts';
import { MadeReports } from '../reports/made-reports.ts';
import { CachedLists } from '../store/cached-lists.ts';
import { KeptReadings } from '../store/kept-readings.ts';
import type { Task } from '../access/waiting.ts';
import type { Searched } from '../documents/search-contents.ts';

export class RoomMemory {
  readonly recentlyAudited: RecentlyAudited;
  readonly reportedPages: ReportedPages;
  readonly viewed: Viewed;
  readonly lastUses: LastUses;
  /** Sessions that had ended by the rules before this start, until a full disk lets their rows be deleted. */
  readonly endedBefore = new Set<string>();
  readonly pending: Pending;
  readonly tries: Tries;
  readonly archives: PreparedArchives;
  readonly reports: MadeReports;
  readonly logChecks: LogChecks;
  readonly lists = new CachedLists();
  readonly searched = new KeptReadings<Searched>();
  readonly requests = new KeptReadings<Task[]>();
  readonly tallies = new Tallies();
  /** The last index, with the revisions of its rows. */
  index: { key: string; made: Promise<RoomIndex> } | null = null;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.recentlyAudited = new RecentlyAudited(shared);
    this.reportedPages = new ReportedPages(shared);
    this.viewed = new Viewed(shared);
    this.lastUses = new LastUses(sessionLifetimeMs, shared);
    this.pending = new Pending(shared);
    this.tries = new Tries(shared);
    this.archives = new PreparedArchives(shared);
    this.reports = new MadeReports(shared);
    this.logChecks = new LogChecks(shared);
  }
}
