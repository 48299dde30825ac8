// Text of a PDF in the fonts' encoding, and its width.

/** Widths of Helvetica from space to tilde, in thousandths of the size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const otherWidth = 556;

/** Where WinAnsi differs from Latin-1. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** In points. Bold letters are a little wider. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  let sum = 0;
  for (const char of text) sum += widths[char.charCodeAt(0) - 32] ?? otherWidth;
  return (sum * size * (isBold ? 1.06 : 1)) / 1000;
}

/** Between parentheses; characters missing in the fonts become question marks. */
export function encodedText(text: string): string {
  return Array.from(text, (char) => {
    const code = winAnsi[char] ?? char.charCodeAt(0);
    if (char.length > 1 || code > 0xff) return '?';
    const byte = String.fromCharCode(code);
    return /[()\\]/.test(byte) ? `\\${byte}` : byte;
  }).join('');
}
