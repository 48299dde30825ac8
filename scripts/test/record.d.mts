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

/** A reporter of vitest. */
export default class FileRecorder {
  onTestModuleEnd(module: object): void;
}

export function readRecords(file: string): FileRecord[];

/** The environment's variable that names the file of records. */
export const RECORDS: string;
