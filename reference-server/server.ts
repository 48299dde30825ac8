// One running data room: opens the data folder, listens, answers, sweeps, and ends in the opposite order.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ApiProblem, storeFull, StoreIsFull } from '#core/desk/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { UserRecord } from '#core/records/records.ts';
import { removeAbandonedUploads } from '#core/store/sweep.ts';
import { drawRefusal } from './auth/pages/refusal-page.ts';
import { createApp } from './app.ts';
import { openBundledProvider } from './auth/provider/bundled-provider.ts';
import { createDemoAccounts, demoIds } from './demonstration/demo-people.ts';
import { letGoOfLost } from './auth/provider/lost-accounts.ts';
import { BOUND_AS } from './auth/provider/place.ts';
import { isSameProvider } from './auth/client/same-provider.ts';
import { isDemonstration, isInvented, refuseDemonstration, shutDemonstration } from './demonstration/demonstration.ts';
import type { Settings } from './settings/env.ts';
import { isClientAbort } from './http/client-abort.ts';
import { canAnAdminSignIn, inviteFirstAdmin } from './admin/first-admin.ts';
import { listen, type Listener } from './http/listener.ts';
import { hmacSigner, nodeHasher, randomIds, systemClock } from './ports/node-ports.ts';
import { openStamper } from './preview/open-stamper.ts';
import { sniffer } from './preview/sniffer.ts';
import type { PreviewStamper } from './preview/stamper.ts';
import { seed } from './demonstration/seed.ts';
import { openSigningKey } from './ports/signing-key.ts';
import { watchObjects } from './storage/check/object-watch.ts';
import { createDiskObjects, type DiskObjects } from './storage/objects/disk-objects.ts';
import { isFullError } from './storage/disk/disk-room.ts';
import { asDataFolderError, openFileStore, type FileStore } from './storage/file-store.ts';

/** Some thousand deletions. */
const RESERVE_BYTES = 8 * 1024 * 1024;
/** How long a start waits to hear whether stored files are missing. */
const LOOK_MS = 1000;
const SWEEP_EVERY_MS = 10 * 60_000;

export interface RunningServer {
  /** The public address. */
  url: string;
  /** Where the process listens. */
  ownAddress: string;
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
  replace: Partial<Ports> = {},
): Promise<RunningServer> {
  const warn = (message: string, error?: unknown) => log.warn({ err: error }, message);
  const file = await openFileStore(settings.dataDir, { warn, reserveBytes: RESERVE_BYTES });
  try {
    const listener = await listen(settings);
    try {
      return await run({ settings, log, file, listener, replace });
    } catch (error) {
      await listener.close(0);
      throw error;
    }
  } catch (error) {
    await file.close();
    throw asDataFolderError(settings.dataDir, error);
  }
}

interface Parts {
  settings: Settings;
  log: Logger;
  file: FileStore;
  listener: Listener;
  replace: Partial<Ports>;
}

async function run({ settings, log, file, listener, replace }: Parts): Promise<RunningServer> {
  const signingKey = await openSigningKey(settings.dataDir, settings.signingKey);
  const objects = await createDiskObjects(settings.dataDir);
  const stamper = await openStamper(settings, objects.pathOf, log);
  const origin = settings.publicUrl ?? `http://localhost:${listener.port}`;
  const canComeBack = (user: UserRecord) => couldSignIn(user, settings);
  const ports: Ports = { ...realPorts({ file, objects, stamper, signingKey, origin, log }), canComeBack, ...replace };
  await refuseDemonstration(ports, settings);
  await seed(ports, settings.seed);
  const isDemo = await isDemonstration(ports);
  const notices: string[] = [];
  const bundled = await openProvider({ settings, ports, isDemo, listener, notices, log });
  const { invitationLink, warnings } = await openToAdmins(ports, settings);
  warnings.unshift(...settings.notices, ...file.notices, ...notices);
  if (isDemo && settings.openedBy !== null) warnings.unshift(await shutDemonstration(ports, settings.openedBy));
  const watch = watchObjects(settings.dataDir, ports.store);
  const missing = watch.first.then((notice) => {
    if (notice !== null) log.error(notice);
    return notice;
  });
  // A large room is looked at in the background; then the log alone says what was found.
  const inTime = await Promise.race([missing, setTimeout(LOOK_MS, null, { ref: false })]);
  if (inTime !== null) warnings.unshift(inTime);
  const trouble = async () => {
    await file.room.look();
    return file.room.isFull ? 'disk-full' : watch.trouble();
  };
  const app = await createApp({ settings, ports, signingKey, bundled, log, trouble });
  // Koa's handler answers every error itself: nothing is left to wait for.
  const handle = app.koa.callback();
  listener.answerWith((request, response) => void handle(request, response));
  const sweeping = sweepRegularly(ports);
  return {
    url: origin,
    ownAddress: listener.ownAddress,
    ports,
    chainHead: file.head().hash,
    isDemo,
    areDemoAccountsOpen: isDemo && settings.openedBy === null && settings.externalProvider === null,
    invitationLink,
    warnings,
    async close() {
      app.announceStop();
      await drain(listener, settings, log);
      await sweeping.stop();
      await watch.stop();
      await app.close();
      await stamper.close();
      await file.close();
    },
  };
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

interface ProviderParts extends Pick<Parts, 'settings' | 'listener' | 'log'> {
  ports: Ports;
  isDemo: boolean;
  /** Gets what whoever starts the server must not overlook. */
  notices: string[];
}

/** The bundled provider, where no other one is set. Before administrators are invited: they may be among the lost. */
async function openProvider({ settings, ports, isDemo, listener, notices, log }: ProviderParts) {
  if (settings.externalProvider) return null;
  const warn = (message: string) => {
    log.warn(message);
    notices.push(message);
  };
  const bundled = await openBundledProvider({
    dataDir: settings.dataDir,
    publicUrl: ports.origin,
    ownAddress: listener.ownAddress,
    onFault: (error) => ports.reportFault(error, 'identity provider'),
    warn,
    shut: settings.openedBy === null ? new Set() : demoIds,
  });
  if (isDemo && settings.openedBy === null) await createDemoAccounts(bundled.accounts);
  const lost = await letGoOfLost(ports, bundled.accounts);
  if (lost !== null) warn(lost);
  return bundled;
}

/** Not at a provider that is not set any more, and not with a password that everybody knows. */
function couldSignIn(user: UserRecord, { externalProvider, openedBy }: Settings): boolean {
  if (openedBy !== null && isInvented(user)) return false;
  return user.identity === null || isSameProvider(user.identity.issuer, externalProvider?.issuer ?? BOUND_AS);
}

/** Sees to it that an administrator can come in, and says so where nobody can. */
async function openToAdmins(ports: Ports, { firstAdminEmail: email, externalProvider, openedBy }: Settings) {
  const issuer = externalProvider?.issuer ?? BOUND_AS;
  const isLockedOut = (user: UserRecord) => openedBy !== null && isInvented(user);
  const first = email === undefined ? null : await inviteFirstAdmin(ports, email, issuer, isLockedOut);
  const warnings: string[] = [];
  if (first?.state === 'settled' && !first.isNamed) {
    warnings.push(`FIRST_ADMIN_EMAIL ${email} is not used: an administrator has signed in, and invites all others.`);
  }
  if (!(await canAnAdminSignIn(ports, issuer, isLockedOut))) {
    const where = externalProvider ? ` at ${issuer}` : '';
    warnings.push(
      `Nobody can sign in${where} as administrator: set FIRST_ADMIN_EMAIL to your own e-mail address and start again.`,
    );
  }
  return { invitationLink: first?.state === 'invited' ? first.link : null, warnings };
}

interface RealParts {
  file: FileStore;
  objects: DiskObjects;
  stamper: PreviewStamper;
  signingKey: string;
  origin: string;
  log: Logger;
}

function realPorts({ file, objects, stamper, signingKey, origin, log }: RealParts): Ports {
  return {
    store: file.store,
    objects: refusingWhenFull(objects, file.room),
    clock: systemClock,
    ids: randomIds,
    signer: hmacSigner(signingKey),
    hasher: nodeHasher,
    sniffer,
    stamper,
    drawRefusal,
    origin,
    reportFault(error, requestId) {
      // A full disk is told once, where it is noticed.
      const isKnown = error instanceof StoreIsFull || (file.room.isFull && isFullError(error));
      if (isKnown) log.debug({ requestId }, 'the disk is full');
      else if (isClientAbort(error)) log.debug({ requestId }, 'the client went away');
      else log.error({ err: error, requestId }, 'fault');
    },
  };
}

/** What is uploaded must not take the room that is given back for deletions. */
function refusingWhenFull(objects: DiskObjects, room: FileStore['room']): DiskObjects {
  const isFull = () => room.isFull;
  return {
    ...objects,
    async stage(bytes, limit) {
      if (isFull()) throw storeFull();
      try {
        return await objects.stage(bytes, limit);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 503) await room.look();
        throw isFull() ? storeFull() : error;
      }
    },
  };
}

/** Never keeps the process alive. Stopping waits for a sweep that is under way. */
function sweepRegularly(ports: Ports): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = removeAbandonedUploads(ports).then(
      () => undefined,
      (error: unknown) => ports.reportFault(error, 'sweep'),
    );
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
