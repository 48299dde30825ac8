/** All limits of uploads; each comes from the product specification. */

const MB = 1024 * 1024;

export const MAX_FILE_BYTES = 50 * MB;

/** The number of files in the dialog for one document; the folder dialog has no limit. */
export const SINGLE_UPLOAD_FILES = 1;

export const CONCURRENT_REQUESTS = 6;

/** Retries of a storage request, and of a call of a batch that got no answer. */
export const MAX_RETRIES = 10;

/** Delays before retries in milliseconds; the last one repeats. */
export const RETRY_DELAYS_MS: readonly [number, ...number[]] = [0, 1_000, 3_000, 5_000];

/** A signed upload URL is valid for 15 minutes; an older one than this is replaced. */
export const TICKET_FRESH_MS = 14 * 60_000;

/** A request without progress for this long counts as a lost connection. */
export const STALLED_AFTER_MS = 120_000;

export const CONCURRENT_REGISTRATIONS = 3;

/** With more public files than this at once, the user is asked, if the room has external readers. */
export const ASK_ABOVE_PUBLIC_FILES = 10;

/** From this number on, only visible rows are rendered. */
export const VIRTUAL_ROWS_FROM = 100;
