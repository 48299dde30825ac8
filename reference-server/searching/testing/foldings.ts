// Words, texts, and where they are found: alike in the search of contents and in both readers.
export const foldings: readonly [sought: string, text: string, found: readonly string[]][] = [
  ['RESUME', 'A résumé, resumed', ['résumé', 'resume']],
  ['résumé', 'the Resume', ['Resume']],
  ['resume', 'un re\u0301sume\u0301.', ['re\u0301sume\u0301']],
  ['office', 'the oﬃce', ['oﬃce']],
  ['strasse', 'in der Straße 3', ['Straße']],
  ["seller's", 'the seller’s name', ['seller’s']],
  ['ΜΕΤΟΧΕΣ', 'τις μετοχές', ['μετοχές']],
  ['الشروط', 'الشـــروط العامة', ['الشـــروط']],
  ['مستشفي', 'في مستشفى جديد', ['مستشفى']],
  ['مستشفى', 'في مستشفي جديد', ['مستشفي']],
  ['كتابی', 'ﻫﺬﺍ کتابى', ['کتابى']],
  ['カタカナ', 'は ｶﾀｶﾅ で', ['ｶﾀｶﾅ']],
  ['ガイド', 'の ｶﾞｲﾄﾞ が', ['ｶﾞｲﾄﾞ']],
  ['ｶﾞｲﾄﾞ', 'の ガイド が', ['ガイド']],
  ['abc2026', '型 ＡＢＣ２０２６ は', ['ＡＢＣ２０２６']],
  ['no', 'see № 𝐍𝐨 5', ['№', '𝐍𝐨']],
];
