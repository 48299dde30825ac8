// Numbers lines so that equal bytes have equal numbers, with a hash table over bytes stored elsewhere.

export class LineNames {
  #slots = new Uint32Array(1 << 16);
  /** The bytes of each number. */
  readonly #sources: Uint8Array[] = [];
  #hashes = new Uint32Array(1 << 12);
  #places = new Uint32Array(3 << 12);
  #count = 0;

  /** Numbers are 0, 1, 2 and so on. */
  get count(): number {
    return this.#count;
  }

  nameOf(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const name = (this.#slots[slot] ?? 0) - 1;
      if (name === -1) return this.#add(slot, hash, { bytes, start, end });
      if (this.#hashes[name] === hash && this.#isSame(name, bytes, start, end)) return name;
    }
  }

  #add(slot: number, hash: number, { bytes, start, end }: { bytes: Uint8Array; start: number; end: number }): number {
    const name = this.#count++;
    if (name === this.#hashes.length) {
      this.#hashes = doubled(this.#hashes);
      this.#places = doubled(this.#places);
    }
    if (this.#sources.at(-1) !== bytes) this.#sources.push(bytes);
    this.#hashes[name] = hash;
    this.#places.set([this.#sources.length - 1, start, end], name * 3);
    this.#slots[slot] = name + 1;
    if (this.#count * 2 > this.#slots.length) this.#spread();
    return name;
  }

  #isSame(name: number, bytes: Uint8Array, start: number, end: number): boolean {
    const [source = 0, from = 0, to = 0] = this.#places.subarray(name * 3, name * 3 + 3);
    if (to - from !== end - start) return false;
    const known = this.#sources[source];
    for (let at = 0; at < end - start; at++) {
      if (known?.[from + at] !== bytes[start + at]) return false;
    }
    return true;
  }

  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let name = 0; name < this.#count; name++) {
      let slot = (this.#hashes[name] ?? 0) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = name + 1;
    }
  }
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** FNV-1a with an extra mixing step, so that the low bits depend on all. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
