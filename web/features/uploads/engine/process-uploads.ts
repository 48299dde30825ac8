import PQueue from 'p-queue';
import type { CreateFolderRequest, Folder, RegisterDocumentRequest } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import { nameKey } from '#web/domain/names/same-name.ts';
import { groupedBy } from '#web/format/grouped-by.ts';
import { childNamed, type FolderPath, pathKey, withAncestors } from '../files/folder-paths.ts';
import { registrationFailed } from './store-file.ts';
import type { UploadEvent, UploadItem } from './upload-item.ts';
import { CONCURRENT_REGISTRATIONS } from './upload-limits.ts';

/** Called when a call starts and stops waiting for the network. */
type OnPaused = (isPaused: boolean) => void;

export interface ProcessJob {
  /** Uploaded files, in the order of registration. */
  items: readonly UploadItem[];
  /** Dropped folders, which are created even if they are empty. */
  directories: readonly FolderPath[];
  folderId: string | null;
  settings: Required<Pick<RegisterDocumentRequest, 'accessLevel' | 'downloadRestricted'>> & {
    /** The version comment of every file; none if it is empty. */
    comment?: string | undefined;
  };
  folders: readonly Folder[];
  createFolder: (request: CreateFolderRequest, onPaused: OnPaused) => Promise<Folder>;
  register: (request: RegisterDocumentRequest, onPaused: OnPaused) => Promise<unknown>;
  report: (id: string, event: UploadEvent) => void;
  isSessionOver: (error: unknown) => boolean;
  /** Awaited before each call; false ends the run. */
  mayGoOn: () => Promise<boolean>;
}

export interface ProcessResult {
  processed: number;
  failed: number;
  foldersFailed: number;
  /** The user is signed out: nothing more was sent, and the remaining files are unchanged. */
  isSessionOver: boolean;
  /** The run was ended: running calls finished, and nothing more was sent. */
  isStopped: boolean;
}

export function nothingProcessed(): ProcessResult {
  return { processed: 0, failed: 0, foldersFailed: 0, isSessionOver: false, isStopped: false };
}

export function addTo(total: ProcessResult, result: ProcessResult): void {
  total.processed += result.processed;
  total.failed += result.failed;
  total.foldersFailed += result.foldersFailed;
  total.isSessionOver ||= result.isSessionOver;
  total.isStopped ||= result.isStopped;
}

/**
 * Registers uploaded files: first their folders, then the files, a few at a time; files of one name in one folder
 * strictly in order, since the second becomes the next version of the first. A failure affects only its file; a lost
 * session or the user ends the run.
 */
export async function processUploads(job: ProcessJob): Promise<ProcessResult> {
  const result = nothingProcessed();
  for (const item of job.items) job.report(item.id, { type: 'processing' });
  const places = await makeFolders(job, result);
  const queue = new PQueue({ concurrency: CONCURRENT_REGISTRATIONS });
  await queue.addAll(
    [...groupedBy(job.items, documentKey).values()].map((versions) => async () => {
      for (const item of versions) await registerOne(item, places, job, result);
    }),
  );
  return result;
}

/** Equal for files of one name in one folder, which become versions of one document. */
export function documentKey({ folders, name }: UploadItem): string {
  return pathKey([...folders, nameKey(name)]);
}

/** Folder ids by path; folders that could not be created are missing. */
async function makeFolders(job: ProcessJob, result: ProcessResult): Promise<Map<string, string | null>> {
  const places = new Map<string, string | null>([['', job.folderId]]);
  const known = [...job.folders];
  for (const path of withAncestors([...job.directories, ...job.items.map((item) => item.folders)])) {
    const parentId = places.get(pathKey(path.slice(0, -1)));
    const name = path.at(-1) ?? '';
    if (parentId === undefined || (await hasEnded(job, result))) continue;
    try {
      const folder =
        childNamed(known, parentId, name) ??
        (await job.createFolder(folderRequest(name, parentId, job), pausing(job, job.items)));
      known.push(folder);
      places.set(pathKey(path), folder.id);
    } catch (error) {
      result.foldersFailed += 1;
      result.isSessionOver = job.isSessionOver(error);
    }
  }
  return places;
}

/** Whether nothing more may be sent. */
async function hasEnded(job: ProcessJob, result: ProcessResult): Promise<boolean> {
  if (result.isSessionOver) return true;
  result.isStopped ||= !(await job.mayGoOn());
  return result.isStopped || result.isSessionOver;
}

function folderRequest(name: string, parentId: string | null, { settings }: ProcessJob): CreateFolderRequest {
  return { name, ...(parentId === null ? {} : { parentId }), accessLevel: settings.accessLevel };
}

function pausing(job: ProcessJob, items: readonly UploadItem[]): OnPaused {
  return (isPaused) => {
    for (const { id } of items) job.report(id, { type: 'activity', activity: isPaused ? 'paused' : 'sending' });
  };
}

async function registerOne(
  item: UploadItem,
  places: ReadonlyMap<string, string | null>,
  job: ProcessJob,
  result: ProcessResult,
): Promise<void> {
  if (item.url === null || (await hasEnded(job, result))) {
    job.report(item.id, { type: 'returned' });
    return;
  }
  const folderId = places.get(pathKey(item.folders));
  if (folderId === undefined) {
    result.failed += 1;
    job.report(item.id, { type: 'failed', error: 'Failed to create folder' });
    return;
  }
  const { url: documentURL, name, type: mimeType, size } = item;
  const { comment = '', ...settings } = job.settings;
  try {
    await job.register(
      { documentURL, name, folderId, mimeType, size, ...settings, ...(comment !== '' && { comment }) },
      pausing(job, [item]),
    );
    result.processed += 1;
    job.report(item.id, { type: 'completed' });
  } catch (error) {
    // Ended while waiting for the network, which is not a refusal.
    if (!(error instanceof ApiError) && !(await job.mayGoOn())) {
      result.isStopped = true;
      job.report(item.id, { type: 'returned' });
      return;
    }
    result.isSessionOver ||= job.isSessionOver(error);
    result.failed += 1;
    job.report(item.id, registrationFailed(error));
  }
}
