// Compares a file with the expected bytes, piece by piece, and returns the first line that differs.
import { open, type FileHandle } from 'node:fs/promises';

const SHOWN = 200;

export class ComparedFile {
  #position = 0;
  #line = 1;
  /** The start of the current line, and the part of it that was expected so far. */
  #lineStart = 0;
  #expected = Buffer.alloc(0);

  private constructor(private readonly handle: FileHandle) {}

  static async open(file: string): Promise<ComparedFile> {
    return new ComparedFile(await open(file, 'r'));
  }

  async compare(piece: Buffer): Promise<string | null> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(piece.length), 0, piece.length, this.#position);
    const found = buffer.subarray(0, bytesRead);
    const isSame = found.equals(piece);
    const same = isSame ? piece.length : firstOther(piece, found);
    let lineStart = 0;
    for (let feed = piece.indexOf(10); feed !== -1 && feed < same; feed = piece.indexOf(10, feed + 1)) {
      lineStart = feed + 1;
      this.#line += 1;
    }
    const isSameLine = lineStart === 0;
    if (!isSameLine) this.#lineStart = this.#position + lineStart;
    this.#expected = Buffer.concat([isSameLine ? this.#expected : Buffer.alloc(0), piece.subarray(lineStart)]);
    this.#position += piece.length;
    if (isSame) return null;
    if (same === found.length) return `It ends at line ${this.#line}, where the log goes on.`;
    const actual = await this.#lineOfFile();
    const log = firstLine(this.#expected);
    return `Line ${this.#line} says ${actual}, where the log says ${log}`;
  }

  /** Checks for content after the expected end. */
  async end(): Promise<string | null> {
    const { size } = await this.handle.stat();
    return size === this.#position ? null : `It goes on after its end, for ${size - this.#position} bytes.`;
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  async #lineOfFile(): Promise<string> {
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, this.#lineStart);
    return firstLine(buffer.subarray(0, bytesRead));
  }
}

function firstOther(one: Buffer, other: Buffer): number {
  let at = 0;
  while (at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function firstLine(bytes: Buffer): string {
  const line = /^[^\r\n]*/.exec(bytes.toString('utf8'))?.[0] ?? '';
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
