/** Every number of the uploader in one place; each is the product's, not a matter of taste. */

const MB = 1024 * 1024;

/** A file may be at most this large, in either dialog. */
export const MAX_FILE_BYTES = 50 * MB;

/** What the dialog for one document takes; the one for a folder takes any number. */
export const SINGLE_UPLOAD_FILES = 1;

/** Storage requests under way at once. */
export const CONCURRENT_REQUESTS = 6;

/** How often a storage request is tried again after its first try. Calls to /api are never retried. */
export const MAX_RETRIES = 10;

/** How long to wait before each retry, in milliseconds; the last one repeats. */
export const RETRY_DELAYS_MS: readonly [number, ...number[]] = [0, 1_000, 3_000, 5_000];

/** A signed upload URL lives 15 minutes; an older one than this is replaced rather than risked. */
export const TICKET_FRESH_MS = 14 * 60_000;

/** A request without a sign of life for this long counts as a lost connection. */
export const STALLED_AFTER_MS = 120_000;

/** Registrations under way at once when files are processed. */
export const CONCURRENT_REGISTRATIONS = 3;

/** More public files than this at once are asked about, where the room has readers from outside. */
export const ASK_ABOVE_PUBLIC_FILES = 10;

/** From this many rows on, only those in sight are in the page. */
export const VIRTUAL_ROWS_FROM = 100;
