// Growing lists of bytes and numbers in one block of memory that doubles, for lists too long for arrays of objects.

export class GrowingBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expected = 64 * 1024) {
    this.#bytes = new Uint8Array(Math.max(1024, expected));
  }

  get length(): number {
    return this.#length;
  }

  add(more: Uint8Array): void {
    if (this.#length + more.length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more.length));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(more, this.#length);
    this.#length += more.length;
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}

export class GrowingNumbers {
  #numbers = new Uint32Array(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length++;
  }

  done(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
