// While another tab has signed in, changes wait until it is known as whom: those of the one before are not sent.
import { ApiError } from './api-error.ts';

let held: Promise<boolean> | null = null;

/** @param isSame whether the user is the same as before; if not, changes are refused until `release` */
export async function holdChanges(isSame: Promise<boolean>): Promise<void> {
  held = isSame;
  if ((await isSame) && held === isSame) held = null;
}

/** Called when nothing of the one before is left. */
export function releaseChanges(): void {
  held = null;
}

/** Waits until it is known whose change it is. @throws ApiError when it is another's */
export async function sameUser(): Promise<void> {
  if (held !== null && !(await held)) throw new ApiError('Another user signed in on another tab.', 403);
}
