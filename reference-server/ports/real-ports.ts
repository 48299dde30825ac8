// The ports of a running server: its data folder, clock and log.
import type { Logger } from 'pino';
import { ApiProblem, storeFull, StoreIsFull } from '#core/call/errors.ts';
import type { RoomPorts } from '#core/room/room.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import { bySession } from '#core/identity/recheck/by-session.ts';
import { drawRefusal } from '../auth/pages/refusal-page.ts';
import { devices } from '../callers/devices.ts';
import { networks } from '../callers/networks.ts';
import { openFactors } from '../factors/factors.ts';
import { apiLimits } from '../http/limits/api-limits.ts';
import { isClientAbort } from '../http/client-abort.ts';
import { sniffer } from '../preview/sniffer.ts';
import { createComparer } from '../comparisons/comparer.ts';
import { forgetGone, forgettingAfterDelete } from '../objects/derived-files.ts';
import type { OpenedObjects } from '../objects/opened-objects.ts';
import type { FilePool } from '../pool/file-pool.ts';
import { callerTimeout } from '../pool/open-pool.ts';
import { createWatermarker } from '../preview/watermarker.ts';
import { openReportPdf } from '../reports/open-report-pdf.ts';
import type { Settings } from '../settings/env.ts';
import { openStoredSearch } from '../searches/stored-search.ts';
import { regularly } from '../process/regularly.ts';
import type { SharedState } from '../sharing/shared-state.ts';
import { isFullError } from '../storage/disk/disk-room.ts';
import { giveWay } from './give-way.ts';
import type { RoomStorage } from './room-storage.ts';
import { hmacSigner, nodeHasher, randomIds } from './node-ports.ts';

/** How soon this server deletes what it made of documents that were purged meanwhile, or by another server. */
const FORGET_EVERY_MS = 10_000;

/** Empty for a demonstration without a name. */
function roomOf({ roomName }: Pick<Settings, 'roomName'>, isSample: boolean): Pick<RoomPorts, 'room'> {
  const figures = isSample ? 'sample' : 'measured';
  return roomName === undefined && figures === 'sample' ? {} : { room: { name: roomName ?? 'Strongroom', figures } };
}

/** What a server opens before its ports. */
export interface RealParts {
  settings: Settings;
  /** Whether the sample figures of the demonstration are shown. */
  isSample: boolean;
  /** A PNG. */
  logo: Buffer | null;
  log: Logger;
  storage: RoomStorage;
  clock: Clock;
  opened: OpenedObjects;
  pool: FilePool;
  shared: Pick<SharedState, 'signingKey'>;
  origin: string;
}

/** `close` is called after the pool is closed, and waits for running work. */
export async function openRealPorts(parts: RealParts): Promise<{ ports: RoomPorts; close: () => Promise<unknown> }> {
  const { settings, isSample, logo, log, storage, clock, opened, pool, shared, origin } = parts;
  const files = {
    dataDir: settings.dataDir,
    pool,
    fileOf: opened.fileOf,
    warn: (message: string) => log.warn(message),
    timeout: callerTimeout(settings),
  };
  const watermarker = await createWatermarker(files);
  const comparer = await createComparer(files);
  const textSearch = openStoredSearch({ ...files, store: storage.store, readsScans: settings.readsScans });
  const objects = forgettingAfterDelete(opened.objects, watermarker, comparer);
  const derived = [watermarker, comparer, ...opened.derived];
  const forgetting = regularly(
    FORGET_EVERY_MS,
    () => forgetGone(storage.store, derived),
    (error) => log.warn({ err: error }, 'files made of deleted documents are deleted later'),
  );
  return {
    ports: {
      store: storage.store,
      history: storage.history,
      giveWay,
      reportPdf: openReportPdf(giveWay, logo),
      clock,
      ids: randomIds,
      signer: hmacSigner(shared.signingKey),
      hasher: nodeHasher,
      sniffer,
      networks,
      devices,
      factors: openFactors({ key: shared.signingKey, origin }),
      policyByEnvironment: settings.policy,
      ...roomOf(settings, isSample),
      mailNames: settings.mailNames,
      drawRefusal,
      sessionMaxDays: settings.sessionMaxDays || null,
      retentionDays: settings.retentionDays,
      identify: bySession,
      limits: apiLimits(settings, (caller) => log.warn({ caller }, 'too many requests in a minute')),
      origin,
      reportFault(error, requestId) {
        // A full disk is reported once, where it is noticed.
        const isKnown = error instanceof StoreIsFull || (storage.room.isFull && isFullError(error));
        if (isKnown) log.debug({ requestId }, 'the disk is full');
        else if (isClientAbort(error)) log.debug({ requestId }, 'the client went away');
        else log.error({ err: error, requestId }, 'fault');
      },
      objects: refusingWhenFull(objects, storage.room),
      watermarker,
      comparer,
      textSearch,
    },
    close: () => Promise.all([forgetting.stop(), watermarker.close(), comparer.close(), textSearch.close()]),
  };
}

/** Uploads must not use the space that the reserve gives back for deletions. */
function refusingWhenFull(objects: ObjectStore, room: RoomStorage['room']): ObjectStore {
  const isFull = () => room.isFull;
  return {
    ...objects,
    async stage(key, bytes, limit) {
      if (isFull()) throw storeFull();
      try {
        return await objects.stage(key, bytes, limit);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 503) await room.look();
        throw isFull() ? storeFull() : error;
      }
    },
  };
}
