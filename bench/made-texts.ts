// Texts of 20 KB of a Zipf vocabulary, always the same ones.
export const BYTES = 20_000;
const WORDS = 60_000;
let seed = 1;
export const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const letter = (from: string) => from[Math.floor(random() * from.length)] ?? '';
/** From the most frequent word to the rarest; rare words are longer. */
const words = Array.from({ length: WORDS }, (_, rank) =>
  Array.from(
    { length: 1 + Math.floor(random() * 2 + Math.log10(rank + 1) / 2) },
    () => letter('bcdfghklmnprstvw') + letter('aeiou') + letter('  lmnrst').trim(),
  ).join(''),
);
export const wordOf = (rank: number) => words[rank] ?? '';

export function madeTexts(size: number): string[] {
  return Array.from({ length: size }, () => {
    const words: string[] = [];
    for (let length = 0; length < BYTES; length += (words.at(-1)?.length ?? 0) + 1)
      words.push(wordOf(Math.floor(Math.exp(random() * Math.log(WORDS))) - 1));
    return words.join(' ').slice(0, BYTES);
  });
}
