import type { Folder } from '#contract/types.ts';
import { folderWords } from '#web/domain/words/folder-words.ts';
import { Store } from '#web/ui/browser/store.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import {
  addTo,
  documentKey,
  nothingProcessed,
  type ProcessJob,
  type ProcessResult,
  processUploads,
} from '../engine/process-uploads.ts';
import { PauseGate } from '../engine/pause-gate.ts';
import { transferPlaces, UploadEngine } from '../engine/upload-engine.ts';
import { countByStatus, isAtStake, relativePath, type UploadItem } from '../engine/upload-item.ts';
import type { FolderPath } from '../files/folder-paths.ts';
import { chosenFolder } from '../document/upload-document-form.ts';
import type { UploadSettings } from '../level/use-upload-settings.ts';
import { processedToast, stoppedToast } from '../upload-words.ts';
import { batchCalls, type BatchPorts } from './batch-ports.ts';
import { areSameSettings, type BatchState, nothingPicked, type UploadDraft } from './batch-state.ts';

const fail = (message: string) => toast({ title: 'Error', message, tone: 'destructive' });
const showError = (message: string) => toast({ title: 'Error', message, tone: 'destructive', isPassing: true });

let lastId = 0;
const nextId = () => `batch-${(lastId += 1)}`;
const places = transferPlaces();

/** From picking to registration; a dialog or the tray shows it, and after handing over it needs neither. */
export class UploadBatch {
  readonly id = nextId();
  readonly engine: UploadEngine;
  readonly state = new Store<BatchState>(nothingPicked);
  /** Requests to register that were sent, also by the dialog. */
  readonly sent = new Set<string>();
  draft: UploadDraft | null = null;
  #gate: PauseGate | null = null;
  #settings: UploadSettings | null = null;
  #isDecidedElsewhere = false;
  #isReported = true;
  #registeredSinceRefetch = 0;
  #isDrawing = false;

  constructor(
    readonly folderId: string | null,
    readonly ports: BatchPorts,
  ) {
    this.engine = new UploadEngine(
      {
        ...ports.engine,
        isSessionOver: (error) => {
          const isOver = ports.engine.isSessionOver(error);
          if (isOver) this.#become({ isSignedOut: true });
          return isOver;
        },
      },
      () => this.#draw(),
      places,
    );
  }

  get target(): string | null {
    return this.draft?.kind === 'document' ? chosenFolder(this.draft.values.folderId) : this.folderId;
  }

  keepDraft(draft: UploadDraft): void {
    this.draft = draft;
    // What was chosen after Process has to be confirmed again.
    if (draft.kind === 'files' && !areSameSettings(draft.values, this.#settings)) this.#settings = null;
  }

  addDirectories(directories: readonly FolderPath[]): void {
    if (directories.length > 0) this.#become({ directories: [...this.state.get().directories, ...directories] });
  }

  leaveOut(names: readonly string[]): void {
    if (names.length > 0) this.#become({ leftOut: [...this.state.get().leftOut, ...names] });
  }

  /** Leaves out files that are in the data room already. */
  skipSame(ids: readonly string[]): void {
    this.#become({ same: [...this.state.get().same, ...this.engine.leaveOut(ids).map(relativePath)] });
  }

  /** Whether it is under way, also without files, or discarding it would lose something undecided. */
  isWorthKeeping(): boolean {
    const { endedWith, isProcessing } = this.state.get();
    return !this.#isDecidedElsewhere && endedWith === null && (isProcessing || this.engine.items().some(isAtStake));
  }

  /** Whether it has ended, and nothing of it is left to show. */
  isGone(): boolean {
    const { endedWith, items, isProcessing } = this.state.get();
    return endedWith !== null && items.length === 0 && !isProcessing;
  }

  /** The dialog's own registration of its file runs or has ended. */
  decideElsewhere(isDecided: boolean): void {
    this.#isDecidedElsewhere = isDecided;
  }

  /** Registers uploaded files; one run at a time. Returns whether the dialog can close. */
  async process(settings: UploadSettings): Promise<boolean> {
    if (this.#gate !== null) return false;
    this.#settings = settings;
    this.#gate = new PauseGate();
    this.#become({ isProcessing: true });
    try {
      return await this.#run(settings, this.#gate);
    } catch (error) {
      if (this.ports.isSessionOver(error)) this.#become({ isSignedOut: true });
      else fail('Failed to process documents');
      return false;
    } finally {
      this.#gate = null;
      this.#become({ isProcessing: false });
    }
  }

  /** From now on every file is registered once it is stored. Does nothing until its level is known. */
  handOver(settings: UploadSettings | null = this.#settings): void {
    if (settings === null) return;
    this.#become({ isHandedOver: true });
    void this.process(settings);
  }

  readonly retry = (id: string): void => {
    this.engine.retry(id);
    this.#goOn();
  };

  /** Retries everything that failed, also after another sign-in. */
  readonly retryFailed = (): void => {
    this.#become({ isSignedOut: false });
    for (const { id } of this.engine.items()) this.engine.retry(id);
    this.#goOn();
  };

  /** Pauses registration until `release`. */
  readonly hold = (): void => this.#gate?.hold();
  readonly release = (): void => this.#gate?.release();

  /** Ends it: running calls finish, registered files stay, the rest is dropped. */
  discard({ isReported = true } = {}): void {
    this.#isReported = isReported;
    this.#become({ endedWith: this.engine.items().length, isSignedOut: false });
    this.engine.discard();
    this.#gate?.stop();
  }

  #goOn(): void {
    if (this.state.get().isHandedOver && this.#settings !== null) void this.process(this.#settings);
  }

  async #run(settings: UploadSettings, { mayGoOn, signal }: PauseGate): Promise<boolean> {
    const isFoldersOnly = this.engine.items().length === 0 && this.state.get().directories.length > 0;
    if (!this.state.get().isHandedOver && !isFoldersOnly && this.#ready().length === 0) {
      this.#settings = null;
      showError('Please upload at least one file');
      return false;
    }
    const folders = [...(await this.#foldersToMeet())];
    const job = {
      ...{ folderId: this.folderId, settings, folders },
      ...batchCalls(this.ports, folders, this.sent, signal, () => this.#registered()),
      report: (id, event) => this.engine.dispatch(id, event),
      isSessionOver: this.ports.isSessionOver,
    } satisfies Partial<ProcessJob>;
    const total = nothingProcessed();
    let items = this.#ready();
    let { directories } = this.state.get();
    do {
      addTo(total, await processUploads({ ...job, items, directories, mayGoOn }));
      directories = [];
      items = total.isSessionOver || total.isStopped ? [] : await this.#nextReady();
    } while (items.length > 0);
    this.#ended(total, isFoldersOnly);
    const isWhole = total.foldersFailed === 0 && this.engine.items().every(({ status }) => status === 'completed');
    return isWhole && !this.state.get().isHandedOver && this.state.get().endedWith === null;
  }

  /** The present folders, which may include those to be created. */
  async #foldersToMeet(): Promise<readonly Folder[]> {
    const hasPaths =
      this.state.get().directories.length > 0 || this.engine.items().some(({ folders }) => folders.length > 0);
    return hasPaths ? this.ports.listFolders() : [];
  }

  /** Stored files that may be registered; two of one name are registered one after the other. */
  #ready(): UploadItem[] {
    const awaited = new Set<string>();
    return this.engine.items().filter((item) => {
      if (item.status === 'uploading') awaited.add(documentKey(item));
      return item.status === 'uploaded' && !awaited.has(documentKey(item));
    });
  }

  /** The next files of a batch without a dialog; empty when it is done. */
  async #nextReady(): Promise<UploadItem[]> {
    while (this.state.get().isHandedOver && !this.state.get().isSignedOut) {
      const ready = this.#ready();
      if (ready.length > 0) return ready;
      if (!this.engine.items().some(({ status }) => status === 'uploading')) return [];
      await this.#nextDrawing();
    }
    return [];
  }

  #nextDrawing(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.state.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  /** Refetches the lists about twenty times during a long batch, and once after a short one. */
  #registered(): void {
    this.#registeredSinceRefetch += 1;
    if (this.#registeredSinceRefetch < Math.max(25, this.engine.items().length / 20)) return;
    this.#registeredSinceRefetch = 0;
    this.ports.refetch();
  }

  #ended(total: ProcessResult, isFoldersOnly: boolean): void {
    if (total.isSessionOver) {
      this.#become({ isSignedOut: true });
      return;
    }
    const { endedWith } = this.state.get();
    this.#registeredSinceRefetch = 0;
    this.ports.refetch();
    const { completed } = countByStatus(this.engine.items());
    if (endedWith !== null) this.engine.discard();
    if (!this.#isReported) return;
    if (endedWith !== null && (completed < endedWith || (isFoldersOnly && total.isStopped)))
      toast(stoppedToast(completed, endedWith));
    else if (isFoldersOnly) {
      if (total.foldersFailed > 0) fail(folderWords.createFolder.failed.message);
      else toast(folderWords.createFolder.done);
    } else if (total.processed + total.failed > 0) toast(processedToast(total));
  }

  #draw(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.ports.nextFrame(() => {
      this.#isDrawing = false;
      this.#become({ items: this.engine.items() });
    });
  }

  #become(change: Partial<BatchState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
