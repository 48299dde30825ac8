/** The log was altered, from this entry on. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken';
  constructor(
    /** The number of the entry, from 1. */
    readonly seq: number,
    readonly reason: string,
  ) {
    super(`Entry ${seq} of the log: ${reason}`);
  }
}
