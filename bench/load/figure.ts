// One line of the table at the end.
export interface Figure {
  what: string;
  wanted: string;
  found: string;
  /** Null for a figure without a limit. */
  holds: boolean | null;
}

export const exactly = (what: string, wanted: number, found: number): Figure => ({
  what,
  wanted: String(wanted),
  found: String(found),
  holds: found === wanted,
});

export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** The growth of the server's memory during some work, in bytes. */
export const growthOf = (during: string, before: number, most: number, allowed: number): Figure => ({
  what: `growth of memory, ${during}`,
  wanted: `< ${megabytes(allowed)}`,
  found: `${megabytes(most - before)} (from ${megabytes(before)}, at most ${megabytes(most)})`,
  holds: most - before < allowed,
});

export const figureOf = (what: string, found: string): Figure => ({ what, wanted: '', found, holds: null });
