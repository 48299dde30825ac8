// One running data room: opens the data folder, listens, answers, sweeps, and ends in the opposite order.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RoomPorts } from '#core/room/room.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { UserRecord } from '#core/records/records.ts';
import { canComeIn } from './admin/who-can-sign-in.ts';
import { openToAdmins } from './admin/open-to-admins.ts';
import { createApp } from './app.ts';
import { openProvider } from './auth/provider/open-provider.ts';
import { nameRoom } from './auth/pages/layout.ts';
import { openComparer } from './comparisons/open-comparer.ts';
import { isDemonstration, refuseDemonstration, shutDemonstration } from './demonstration/demonstration.ts';
import { seed } from './demonstration/seed.ts';
import { inFairTurns } from './http/limits/fair-requests.ts';
import { listen, type Listener } from './http/listener.ts';
import { whileAway } from './http/while-away.ts';
import { measuredPorts } from './metrics/measured-ports.ts';
import { type Metrics, openMetrics } from './metrics/metrics-listener.ts';
import { openFilePool } from './pool/open-pool.ts';
import { forgettingAfterDelete } from './objects/after-delete.ts';
import { openObjects } from './objects/open-objects.ts';
import type { OpenedObjects } from './objects/opened-objects.ts';
import { realPorts } from './ports/real-ports.ts';
import { openRoomStorage, type RoomStorage } from './ports/room-storage.ts';
import { openClock, type OpenClock } from './ports/test-clock.ts';
import { openWatermarker } from './preview/open-watermarker.ts';
import { openMail } from './mail/open-mail.ts';
import { sweepRegularly } from './process/sweep-regularly.ts';
import { networks } from './settings/addresses.ts';
import type { Settings } from './settings/env.ts';
import { peopleWithCodes } from './ports/signing-key.ts';
import { openSharedState, type SharedState } from './sharing/shared-state.ts';
import { type ObjectWatch, watchObjects } from './storage/check/object-watch.ts';
import { openStoredSearch } from './searches/stored-search.ts';
import { asDataFolderError } from './storage/file-store.ts';

/** How long a start waits to hear whether stored files are missing. */
const LOOK_MS = 1000;

export interface RunningServer {
  /** The public address. */
  url: string;
  /** Where the process listens. */
  ownAddress: string;
  /** Where Prometheus reads its measures; null without METRICS_PORT. */
  metricsUrl: string | null;
  ports: Ports;
  /** The hash of the newest entry of the journal when the server started. */
  chainHead: string;
  /** Whether it holds the demonstration. */
  isDemo: boolean;
  /** Whether its accounts, whose passwords everybody knows, can be used. */
  areDemoAccountsOpen: boolean;
  /** The link for the administrator named in the settings, until one has signed in. */
  invitationLink: string | null;
  /** What whoever starts the server must not overlook. */
  warnings: readonly string[];
  /** Finishes what is running, writes everything down and gives the data folder free. */
  close(): Promise<void>;
}

/** @throws SettingsError, DataFolderError with a message for the person who starts the server. */
export async function startServer(
  settings: Settings,
  log: Logger,
  replace: Partial<RoomPorts> = {},
): Promise<RunningServer> {
  // Whoever watches over it sees a server that waits for its database.
  const early = settings.databaseUrl === undefined ? null : await listen(settings);
  const storage = await openRoomStorage(settings, log, () => early?.answerMeanwhile(whileAway)).catch(
    async (error: unknown) => {
      await early?.close(0);
      throw error;
    },
  );
  try {
    const listener = early ?? (await listen(settings));
    try {
      return await runSharing({ settings, log, storage, listener, replace });
    } catch (error) {
      await listener.close(0);
      throw error;
    }
  } catch (error) {
    await storage.close();
    throw asDataFolderError(settings.dataDir, error);
  }
}

interface Parts {
  settings: Settings;
  log: Logger;
  storage: RoomStorage;
  clock: OpenClock;
  shared: SharedState;
  opened: OpenedObjects;
  listener: Listener;
  metrics: Metrics | null;
  replace: Partial<RoomPorts>;
}

async function runSharing(parts: Omit<Parts, 'metrics' | 'clock' | 'shared' | 'opened'>): Promise<RunningServer> {
  const { settings, log, storage } = parts;
  const clock = await openClock(settings);
  const onFault = (error: unknown) => log.error({ err: error }, 'fault of what servers share');
  const open = {
    database: storage.database,
    settings,
    dependents: peopleWithCodes(storage.store),
    warn: (message: string) => log.warn(message),
    onFault,
    now: () => clock.now(),
  };
  const shared = await openSharedState(open).catch(async (error: unknown) => {
    await clock.close();
    throw error;
  });
  let opened: OpenedObjects | null = null;
  try {
    opened = await openObjects(settings, (message) => log.warn(message));
    return await runMeasured({ ...parts, clock, shared, opened });
  } catch (error) {
    await opened?.close();
    await clock.close();
    await shared.close();
    throw error;
  }
}

async function runMeasured(parts: Omit<Parts, 'metrics'>): Promise<RunningServer> {
  const metrics = await openMetrics(parts.settings);
  try {
    return await run({ ...parts, metrics });
  } catch (error) {
    await metrics?.close();
    throw error;
  }
}

async function run(parts: Parts): Promise<RunningServer> {
  const { settings, log, storage, clock, shared, opened, listener, metrics, replace } = parts;
  const { signingKey } = shared;
  const pool = openFilePool(settings);
  const watermarker = await openWatermarker(settings, pool, opened.fileOf, log);
  const objects = forgettingAfterDelete(opened.objects, (key) => watermarker.forget(key));
  const comparer = await openComparer(settings, pool, opened.fileOf, log);
  const textSearch = openStoredSearch({
    dataDir: settings.dataDir,
    store: storage.store,
    pool,
    fileOf: opened.fileOf,
    warn: (message) => log.warn(message),
  });
  const origin = settings.publicUrl ?? `http://localhost:${listener.port}`;
  const canComeBack = (user: UserRecord) => canComeIn(user, settings);
  nameRoom(settings.roomName);
  const real = realPorts({
    clock,
    settings,
    storage,
    objects,
    watermarker,
    comparer,
    textSearch,
    signingKey,
    origin,
    log,
  });
  const measures = metrics?.measures ?? null;
  const whole: RoomPorts = { ...real, canComeBack, ...replace };
  const ports = measures ? measuredPorts(whole, measures) : whole;
  const notices: string[] = [];
  const { isDemo, bundled, invitationLink, warnings } = await storage.alone('start', async () => {
    await refuseDemonstration(ports, settings);
    await seed(ports, settings.seed);
    const isDemo = await isDemonstration(ports);
    const bundled = await openProvider({
      settings,
      ports,
      isDemo,
      openState: shared.openProviderState,
      listener,
      notices,
      log,
    });
    return { isDemo, bundled, ...(await openToAdmins(ports, settings)) };
  });
  if (clock.url !== null) warnings.unshift(movable(clock.url));
  warnings.unshift(...settings.notices, ...storage.notices, ...notices);
  if (isDemo && settings.openedBy !== null) warnings.unshift(await shutDemonstration(ports, settings.openedBy));
  const watch = watchFiles(settings, ports, opened);
  const missing = watch.first.then((notice) => {
    if (notice !== null) log.error(notice);
    return notice;
  });
  // A large room is looked at in the background; then the log alone says what was found.
  const inTime = await Promise.race([missing, setTimeout(LOOK_MS, null, { ref: false })]);
  if (inTime !== null) warnings.unshift(inTime);
  const trouble = async () => {
    await storage.room.look();
    const pulse = (await storage.database?.look()) ?? 'well';
    if (pulse !== 'well') {
      measures?.failed('database');
      return pulse === 'read-only' ? 'database-read-only' : 'database-away';
    }
    return storage.room.isFull ? 'disk-full' : watch.trouble();
  };
  const app = await createApp({ settings, ports, shared, bundled, log, trouble, measures });
  // Koa's handler answers every error itself: nothing is left to wait for.
  const handle = app.koa.callback();
  listener.answerWith(
    inFairTurns((request, response) => void handle(request, response), networks(settings.trustedProxies)),
  );
  metrics?.serve(app.health, {
    requestsUnderWay: () => listener.running(),
    connectionsRefused: () => listener.refusedConnections(),
    chainSeq: () => storage.head().seq,
    filePool: () => pool.load(),
  });
  const sweeping = sweepRegularly({ ports, memory: shared.memory }, (sweep) =>
    storage.aloneIfFree('sweep', async () => {
      await sweep();
      await opened.sweep(clock.now());
    }),
  );
  const mail = await openMail({ settings, ports, log, alone: (work) => storage.aloneIfFree('mail', work) });
  if (mail.trouble !== null) warnings.unshift(mail.trouble);
  return {
    url: origin,
    ownAddress: listener.ownAddress,
    metricsUrl: metrics?.url ?? null,
    ports,
    chainHead: storage.head().hash,
    isDemo,
    areDemoAccountsOpen: isDemo && settings.openedBy === null && settings.externalProvider === null,
    invitationLink,
    warnings,
    async close() {
      app.announceStop();
      await drain(listener, settings, log);
      await clock.close();
      await mail.stop();
      await sweeping.stop();
      await watch.stop();
      await app.close();
      await shared.close();
      pool.close();
      await Promise.all([watermarker.close(), comparer.close(), textSearch.close()]);
      await opened.close();
      await metrics?.close();
      await storage.close();
    },
  };
}

/** A folder is looked through for files that are missing; of a bucket is asked whether it answers. */
function watchFiles({ dataDir, bucket }: Settings, { store }: Ports, { probe }: OpenedObjects): ObjectWatch {
  if (bucket === null) return watchObjects(dataDir, store);
  return { first: Promise.resolve(null), trouble: probe, stop: () => Promise.resolve() };
}

function movable(url: string): string {
  return `TEST_CLOCK_PORT is set: whoever is on this machine moves the time of this server at ${url}. It is for tests alone.`;
}

/** First whoever distributes requests may notice that this server goes, then the ones under way may finish. */
async function drain(listener: Listener, settings: Settings, log: Logger): Promise<void> {
  const { drainNoticeSeconds, drainSeconds } = settings;
  log.info({ running: listener.running(), drainNoticeSeconds, drainSeconds }, 'the server ends');
  if (drainNoticeSeconds > 0) await setTimeout(drainNoticeSeconds * 1000);
  const cut = await listener.close(drainSeconds * 1000);
  if (cut > 0) log.warn({ cut, drainSeconds }, 'requests were cut: DRAIN_SECONDS were not enough for them');
  else log.info({ cut }, 'no request was cut');
}
