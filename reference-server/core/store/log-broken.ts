/** The log is not as it was written, from this entry on. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken';
  constructor(
    /** Its number, from 1. */
    readonly seq: number,
    readonly reason: string,
  ) {
    super(`Entry ${seq} of the log: ${reason}`);
  }
}
