import type { Document } from '#contract/types.ts';
import type { UploadItem } from '../engine/upload-item.ts';
import type { FolderPath } from '../files/folder-paths.ts';
import type { UploadDocumentFields } from '../document/upload-document-form.ts';
import type { UploadSettings } from '../level/use-upload-settings.ts';

export interface BatchState {
  items: readonly UploadItem[];
  directories: readonly FolderPath[];
  /** Names of system files that were left out. */
  leftOut: readonly string[];
  /** Names of files that equal the newest version in the data room. */
  same: readonly string[];
  isProcessing: boolean;
  /** Runs without a dialog: stored files are registered automatically. */
  isHandedOver: boolean;
  /** The user is signed out: nothing is sent until it is resumed. */
  isSignedOut: boolean;
  /** The number of files when the user ended it; null if they did not. */
  endedWith: number | null;
}

export const nothingPicked: BatchState = {
  items: [],
  directories: [],
  leftOut: [],
  same: [],
  isProcessing: false,
  isHandedOver: false,
  isSignedOut: false,
  endedWith: null,
};

/** Dialog input, which the next dialog of the batch continues with. */
export type UploadDraft =
  | { readonly kind: 'document'; readonly values: UploadDocumentFields; readonly nextOf: Document | undefined }
  | { readonly kind: 'files'; readonly values: UploadSettings };

export const areSameSettings = (one: UploadSettings, other: UploadSettings | null): boolean =>
  one.accessLevel === other?.accessLevel &&
  one.downloadRestricted === other.downloadRestricted &&
  (one.comment ?? '') === (other.comment ?? '');
