// One running data room: opens the data folder, listens, answers, sweeps, and ends in the opposite order.
import type { Logger } from 'pino';
import type { Ports } from '#core/ports.ts';
import { removeAbandonedUploads } from '#core/sweep.ts';
import { createApp } from './app.ts';
import type { Settings } from './env.ts';
import { isClientAbort } from './http/client-abort.ts';
import { inviteFirstAdmin } from './first-admin.ts';
import { listen, type Listener } from './listener.ts';
import { hmacSigner, nodeHasher, randomIds, systemClock } from './node-ports.ts';
import { sniffer } from './preview/sniffer.ts';
import { createStamper, type PreviewStamper } from './preview/stamper.ts';
import { seed } from './seed.ts';
import { openSigningKey } from './signing-key.ts';
import { createDiskObjects, type DiskObjects } from './storage/disk-objects.ts';
import { openFileStore, type FileStore } from './storage/file-store.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
const GRACE_MS = 5000;

export interface RunningServer {
  /** The public address. */
  url: string;
  /** Where the process listens. */
  ownAddress: string;
  ports: Ports;
  /** The hash of the newest entry of the journal when the server started. */
  chainHead: string;
  /** The link for the administrator named in the settings, once. */
  invitationLink: string | null;
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
  const file = await openFileStore(settings.dataDir, { warn });
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
    throw error;
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
  const { dataDir } = settings;
  const stamper = await createStamper({ dataDir, pathOf: objects.pathOf, warn: (message) => log.warn(message) });
  const origin = settings.publicUrl ?? `http://localhost:${listener.port}`;
  const ports: Ports = { ...realPorts({ file, objects, stamper, signingKey, origin, log }), ...replace };
  await seed(ports, settings.seed);
  const email = settings.firstAdminEmail;
  const invitationLink = email === undefined ? null : await inviteFirstAdmin(ports, email);
  const { ownAddress } = listener;
  const app = await createApp({ settings, ports, signingKey, ownAddress, isDemo: settings.seed !== 'none', log });
  // Koa's handler answers every error itself: nothing is left to wait for.
  const handle = app.koa.callback();
  listener.answerWith((request, response) => void handle(request, response));
  const sweeping = sweepRegularly(ports);
  return {
    url: origin,
    ownAddress,
    ports,
    chainHead: file.head().hash,
    invitationLink,
    async close() {
      app.announceStop();
      await listener.close(GRACE_MS);
      await sweeping.stop();
      await app.close();
      await stamper.close();
      await file.close();
    },
  };
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
    objects,
    clock: systemClock,
    ids: randomIds,
    signer: hmacSigner(signingKey),
    hasher: nodeHasher,
    sniffer,
    stamper,
    origin,
    reportFault(error, requestId) {
      if (isClientAbort(error)) log.debug({ requestId }, 'the client went away');
      else log.error({ err: error, requestId }, 'fault');
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
