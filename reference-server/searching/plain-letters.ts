// Letters that Unicode does not decompose, and how they are searched; the Arabic ones are written either way.
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
