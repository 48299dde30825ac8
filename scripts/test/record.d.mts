export interface FileRecord {
  file: string;
  seconds: number;
  /** The command that runs it alone. */
  alone: string;
  passed: number;
  /** Titles of what failed, and of what passed on a second try. */
  failed: readonly string[];
  again: readonly string[];
}
