/**
 * The states of a picked file: uploading, uploaded (shown as "Ready"), processing, completed; or failed, from any state
 * before completed. Impossible transitions change nothing.
 */

import { compareNames } from '#web/domain/names/compare-names.ts';

export type UploadStatus = 'uploading' | 'uploaded' | 'processing' | 'completed' | 'failed';

type UploadActivity = 'waiting' | 'sending' | 'paused' | 'retrying';

export interface UploadItem {
  id: string;
  /** The address of the stored bytes, for registration. */
  url: string | null;
  name: string;
  /** The dropped folders that contain the file, outermost first; empty for a single file. */
  folders: readonly string[];
  size: number;
  type: string;
  status: UploadStatus;
  error: string | null;
  /** Never sent: it is listed with its reason until it is removed. */
  isRefused?: true;
  activity: UploadActivity;
  bytesSent: number;
  /** Bytes per second, smoothed; null until known. */
  speed: number | null;
  /** Why the last try failed, while it is tried again. */
  setback: string | null;
}

export type UploadEvent =
  | { type: 'activity'; activity: UploadActivity; setback?: string | undefined }
  | { type: 'progress'; bytesSent: number; speed: number | null }
  | { type: 'stored'; url: string }
  | { type: 'processing' }
  | { type: 'completed' }
  /** The run ended before its turn. */
  | { type: 'returned' }
  /** `isLost`: the server no longer has the stored bytes. */
  | { type: 'failed'; error: string; isLost?: boolean }
  | { type: 'retried' };

const after: Record<UploadEvent['type'], readonly UploadStatus[]> = {
  activity: ['uploading', 'processing'],
  progress: ['uploading'],
  stored: ['uploading'],
  processing: ['uploaded'],
  completed: ['processing'],
  returned: ['processing'],
  failed: ['uploading', 'uploaded', 'processing'],
  retried: ['failed'],
};

/** The item after the event; the same item if the event is impossible. */
export function advance(item: UploadItem, event: UploadEvent): UploadItem {
  if (!after[event.type].includes(item.status) || item.isRefused) return item;
  switch (event.type) {
    case 'activity':
      return { ...item, activity: event.activity, setback: event.setback ?? item.setback };
    case 'progress':
      return { ...item, bytesSent: Math.min(event.bytesSent, item.size), speed: event.speed };
    case 'stored':
      return { ...item, status: 'uploaded', url: event.url, bytesSent: item.size, speed: null, setback: null };
    case 'processing':
      return { ...item, status: 'processing', activity: 'sending' };
    case 'completed':
      return { ...item, status: 'completed' };
    case 'returned':
      return { ...item, status: 'uploaded' };
    case 'failed':
      return { ...item, status: 'failed', error: event.error, url: event.isLost ? null : item.url };
    case 'retried':
      return retried(item);
  }
}

/** Stored bytes are kept: only the failed step is repeated. */
function retried(item: UploadItem): UploadItem {
  const again = { ...item, error: null, speed: null, setback: null };
  return item.url === null
    ? { ...again, status: 'uploading', activity: 'waiting', bytesSent: 0 }
    : { ...again, status: 'uploaded' };
}

export function mayRemove(item: UploadItem): boolean {
  return item.status === 'uploaded' || item.status === 'failed';
}

export function isPaused(item: UploadItem): boolean {
  return item.activity === 'paused' && (item.status === 'uploading' || item.status === 'processing');
}

export const mayCancel = (item: UploadItem): boolean => item.status === 'uploading';

export const mayRetry = (item: UploadItem): boolean => item.status === 'failed' && !item.isRefused;

/** Whether closing would lose it: every picked file that is not registered. */
export const isAtStake = (item: UploadItem): boolean => item.status !== 'completed' && !item.isRefused;

/** Whether it is being uploaded, or stored but not registered. */
export function isUnregistered(item: UploadItem): boolean {
  return isAtStake(item) && (item.status !== 'failed' || item.url !== null);
}

export type StatusCounts = Record<UploadStatus, number>;

export function countByStatus(items: readonly UploadItem[]): StatusCounts {
  const counts: StatusCounts = { uploading: 0, uploaded: 0, processing: 0, completed: 0, failed: 0 };
  for (const item of items) counts[item.status] += 1;
  return counts;
}

export function relativePath(item: Pick<UploadItem, 'name' | 'folders'>): string {
  return [...item.folders, item.name].join('/');
}

/** By path, with numeric order; a folder's files come before its subfolders. */
export function byPath(a: Pick<UploadItem, 'name' | 'folders'>, b: Pick<UploadItem, 'name' | 'folders'>): number {
  for (let depth = 0; depth < Math.max(a.folders.length, b.folders.length); depth += 1) {
    const order = compareNames(a.folders[depth] ?? '', b.folders[depth] ?? '');
    if (order !== 0) return order;
  }
  return compareNames(a.name, b.name);
}

/** 0 to 100; an empty file is complete from the start. */
export function percent(item: UploadItem): number {
  return item.size === 0 ? 100 : Math.floor((item.bytesSent / item.size) * 100);
}
