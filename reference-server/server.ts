// A running server: opens the data folder, listens, answers and sweeps, and closes everything in reverse order.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RoomPorts } from '#core/room/room.ts';
import type { Ports } from '#core/ports/ports.ts';
import { endSessionsOfEarlierRules } from '#core/identity/sessions/ended-sessions.ts';
import { canComeIn } from './admin/who-can-sign-in.ts';
import { openToAdmins } from './admin/open-to-admins.ts';
import { createApp } from './app.ts';
import { openProvider } from './auth/provider/open-provider.ts';
import { nameRoom } from './auth/pages/layout.ts';
import { isDemonstration, isSample, refuseDemonstration, shutDemonstration } from './demonstration/demonstration.ts';
import { seed } from './demonstration/seed.ts';
import { inFairTurns } from './http/limits/fair-requests.ts';
import { listen, type Listener } from './http/listener.ts';
import { whileAway } from './http/while-away.ts';
import { measuredPorts } from './metrics/measured-ports.ts';
import { openMetrics } from './metrics/metrics-listener.ts';
import { openFilePool } from './pool/open-pool.ts';
import { openObjects } from './objects/open-objects.ts';
import { openRealPorts } from './ports/real-ports.ts';
import { openRoomStorage } from './ports/room-storage.ts';
import { openClock } from './ports/test-clock.ts';
import { openMail } from './mail/open-mail.ts';
import { sweepRegularly } from './process/sweep-regularly.ts';
import { networks } from './settings/addresses.ts';
import { INSTALL, scanPackages } from './searches/scans/packages.ts';
import { type Settings, SettingsError } from './settings/env.ts';
import { readRoomLogo } from './settings/room-logo.ts';
import { peopleWithCodes } from './ports/signing-key.ts';
import { openSharedState } from './sharing/shared-state.ts';
import { type ObjectWatch, watchObjects } from './storage/check/object-watch.ts';
import { asDataFolderError } from './storage/file-store.ts';

/** How long a start waits for the check for missing files. */
const LOOK_MS = 1000;

export interface RunningServer {
  url: string;
  ownAddress: string;
  /** The address of the metrics; null without METRICS_PORT. */
  metricsUrl: string | null;
  ports: Ports;
  /** The hash of the newest journal entry at the start. */
  chainHead: string;
  isDemo: boolean;
  /** Whether accounts with published passwords can be used. */
  areDemoAccountsOpen: boolean;
  /** The invitation link for the administrator named in the settings, until one has signed in. */
  invitationLink: string | null;
  warnings: readonly string[];
  /** Finishes running requests, writes everything and releases the data folder. */
  close(): Promise<void>;
}

/** Closes what was opened, in reverse order. */
class Ends {
  readonly #ends: (() => unknown)[] = [];

  with<T>(opened: T, end: (opened: T) => unknown): T {
    this.#ends.push(() => end(opened));
    return opened;
  }

  async all(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}

/** @throws SettingsError, DataFolderError with a message for the operator. */
export async function startServer(
  settings: Settings,
  log: Logger,
  replace: Partial<RoomPorts> = {},
): Promise<RunningServer> {
  if (settings.readsScans && !scanPackages())
    throw new SettingsError(`OCR=on needs packages that are not installed here: ${INSTALL}`);
  const ends = new Ends();
  try {
    return await run(settings, log, replace, ends);
  } catch (error) {
    await ends.all();
    throw asDataFolderError(settings.dataDir, error);
  }
}

async function run(settings: Settings, log: Logger, replace: Partial<RoomPorts>, ends: Ends): Promise<RunningServer> {
  const warn = (message: string) => log.warn(message);
  const logo = await readRoomLogo(settings.roomLogo);
  const openListener = async () => ends.with(await listen(settings), (listener) => listener.close(0));
  // Health checks are answered while the server waits for its database.
  const early = settings.databaseUrl === undefined ? null : await openListener();
  const storage = ends.with(await openRoomStorage(settings, log, () => early?.answerWith(whileAway)), (it) =>
    it.close(),
  );
  const listener = early ?? (await openListener());
  const metrics = ends.with(await openMetrics(settings), (it) => it?.close());
  const clock = ends.with(await openClock(settings), (it) => it.close());
  const shared = ends.with(
    await openSharedState({
      database: storage.database,
      settings,
      dependents: peopleWithCodes(storage.store),
      warn,
      onFault: (error) => log.error({ err: error }, 'fault of what servers share'),
      now: () => clock.now(),
    }),
    (it) => it.close(),
  );
  const opened = ends.with(await openObjects(settings, warn), (it) => it.close());
  const pool = openFilePool(settings);
  const origin = settings.publicUrl ?? `http://localhost:${listener.port}`;
  const real = ends.with(
    await openRealPorts({
      ...{ settings, logo, log, storage, clock, opened, pool, shared, origin },
      isSample: await isSample(storage, settings),
    }),
    (it) => it.close(),
  );
  ends.with(pool, (it) => it.close());
  nameRoom(settings.roomName, logo);
  const measures = metrics?.measures ?? null;
  const whole: RoomPorts = { ...real.ports, canComeBack: (user) => canComeIn(user, settings), ...replace };
  const ports = measures ? measuredPorts(whole, measures) : whole;
  const notices: string[] = [];
  const { isDemo, bundled, invitationLink, warnings } = await storage.alone('start', async () => {
    await refuseDemonstration(ports, settings);
    await seed(ports, settings.seed);
    await endSessionsOfEarlierRules({ ports, memory: shared.memory });
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
  const watch = ends.with(watchFiles(settings, ports, opened), (it) => it.stop());
  const missing = watch.first.then((notice) => {
    if (notice !== null) log.error(notice);
    return notice;
  });
  // A large room is checked in the background; then only the log has the result.
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
  const app = ends.with(await createApp({ settings, ports, shared, bundled, log, trouble, measures }), (it) =>
    it.close(),
  );
  // Koa's handler answers errors itself and need not be awaited.
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
  ends.with(sweeping, (it) => it.stop());
  const alone = (work: () => Promise<void>) => storage.aloneIfFree('mail', work);
  const mail = ends.with(await openMail({ settings, logo, ports, log, alone }), (it) => it.stop());
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
      await ends.all();
    },
  };
}

/** Checks a folder for missing files; a bucket only for being reachable. */
function watchFiles(
  { dataDir, bucket }: Settings,
  { store }: Ports,
  { probe }: { probe: ObjectWatch['trouble'] },
): ObjectWatch {
  if (bucket === null) return watchObjects(dataDir, store);
  return { first: Promise.resolve(null), trouble: probe, stop: () => Promise.resolve() };
}

function movable(url: string): string {
  return `TEST_CLOCK_PORT is set: any user of this machine can move the time of this server at ${url}. It is for tests alone.`;
}

/** Announces the stop to load balancers first, and then lets running requests finish. */
async function drain(listener: Listener, settings: Settings, log: Logger): Promise<void> {
  const { drainNoticeSeconds, drainSeconds } = settings;
  log.info({ running: listener.running(), drainNoticeSeconds, drainSeconds }, 'the server ends');
  if (drainNoticeSeconds > 0) await setTimeout(drainNoticeSeconds * 1000);
  const cut = await listener.close(drainSeconds * 1000);
  if (cut > 0) log.warn({ cut, drainSeconds }, 'requests were cut: DRAIN_SECONDS were not enough for them');
  else log.info({ cut }, 'no request was cut');
}
