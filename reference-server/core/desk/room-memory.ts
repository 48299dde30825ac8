// What a room remembers besides its rows, for as long as it is open. Nothing of it is a truth of its own: forgotten, it
// is made again.
import { Pending } from '../account/pending.ts';
import { Tries } from '../account/tries.ts';
import { PreparedArchives } from '../archive/prepared-archives.ts';
import { LogChecks } from '../audit/log-checks.ts';
import { RecentlyTold } from '../audit/recently.ts';
import { ToldPages } from '../audit/told-pages.ts';
import { LastUses } from '../people/last-uses.ts';
import { sessionLifetimeMs } from '../people/sessions.ts';
import { MadeReports } from '../reports/made-reports.ts';
import { CachedLists } from '../store/cached-lists.ts';

export class RoomMemory {
  readonly recentlyTold = new RecentlyTold();
  readonly toldPages = new ToldPages();
  readonly lastUses = new LastUses(sessionLifetimeMs);
  readonly pending = new Pending();
  readonly tries = new Tries();
  readonly archives = new PreparedArchives();
  readonly reports = new MadeReports();
  readonly logChecks = new LogChecks();
  readonly lists = new CachedLists();
}
