import type { UploadItem } from '../engine/upload-item.ts';
import type { FolderPath } from '../files/folder-paths.ts';

export interface BatchState {
  items: readonly UploadItem[];
  directories: readonly FolderPath[];
  /** Names of what was picked and is not sent, as nobody means it. */
  leftOut: readonly string[];
  /** Names of what is in the data room already, byte for byte. */
  same: readonly string[];
  isProcessing: boolean;
  /** It goes on by itself: what is stored is registered, without a dialog. */
  isHandedOver: boolean;
  /** Nobody is signed in any more: nothing is sent until it is resumed. */
  isSignedOut: boolean;
  /** How many files it had when the person ended it; null while nobody has. */
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
