// The core's ports of one running server: its data folder, its clock and its log.
import type { Logger } from 'pino';
import { ApiProblem, storeFull, StoreIsFull } from '#core/call/errors.ts';
import type { RoomPorts } from '#core/room/room.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { TextSearch } from '#core/ports/text-search.ts';
import type { ObjectStore } from '#core/ports/objects.ts';
import { bySession } from '#core/identity/recheck/by-session.ts';
import { drawRefusal } from '../auth/pages/refusal-page.ts';
import { devices } from '../callers/devices.ts';
import { networks } from '../callers/networks.ts';
import { openFactors } from '../factors/factors.ts';
import { apiLimits } from '../http/limits/api-limits.ts';
import { isClientAbort } from '../http/client-abort.ts';
import { sniffer } from '../preview/sniffer.ts';
import type { StoredComparer } from '../comparisons/comparer.ts';
import type { PreviewWatermarker } from '../preview/watermarker.ts';
import { openReportPdf } from '../reports/open-report-pdf.ts';
import type { Settings } from '../settings/env.ts';
import { isFullError } from '../storage/disk/disk-room.ts';
import { giveWay } from './give-way.ts';
import type { RoomStorage } from './room-storage.ts';
import { hmacSigner, nodeHasher, randomIds } from './node-ports.ts';

/** Empty for a demonstration without a name. */
function roomOf({ roomName, seed }: Pick<Settings, 'roomName' | 'seed'>): Pick<RoomPorts, 'room'> {
  const figures = seed === 'demo' ? 'sample' : 'measured';
  return roomName === undefined && figures === 'sample' ? {} : { room: { name: roomName ?? 'Strongroom', figures } };
}

interface RealParts {
  clock: Clock;
  settings: Settings;
  storage: Pick<RoomStorage, 'store' | 'history' | 'room'>;
  objects: ObjectStore;
  watermarker: PreviewWatermarker;
  comparer: StoredComparer;
  textSearch: TextSearch;
  signingKey: string;
  origin: string;
  log: Logger;
}

export function realPorts({
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
}: RealParts): RoomPorts {
  return {
    store: storage.store,
    history: storage.history,
    giveWay,
    reportPdf: openReportPdf(giveWay),
    objects: refusingWhenFull(objects, storage.room),
    clock,
    ids: randomIds,
    signer: hmacSigner(signingKey),
    hasher: nodeHasher,
    sniffer,
    watermarker,
    comparer,
    textSearch,
    networks,
    devices,
    factors: openFactors({ key: signingKey, origin }),
    policyByEnvironment: settings.policy,
    ...roomOf(settings),
    mailNames: settings.mailNames,
    drawRefusal,
    sessionMaxDays: settings.sessionMaxDays || null,
    retentionDays: settings.retentionDays,
    identify: bySession,
    limits: apiLimits(settings, (caller) => log.warn({ caller }, 'too many requests in a minute')),
    origin,
    reportFault(error, requestId) {
      // A full disk is told once, where it is noticed.
      const isKnown = error instanceof StoreIsFull || (storage.room.isFull && isFullError(error));
      if (isKnown) log.debug({ requestId }, 'the disk is full');
      else if (isClientAbort(error)) log.debug({ requestId }, 'the client went away');
      else log.error({ err: error, requestId }, 'fault');
    },
  };
}

/** What is uploaded must not take the room that is given back for deletions. */
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
