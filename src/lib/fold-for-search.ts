/**
 * Returns a text as searches compare it: without regard to case, accents, full-width forms, the Turkish dotted and dotless
 * i, kinds of hyphen and apostrophe, invisible signs, and the number and kind of spaces. Marks that make another word of a
 * word, as in Hindi, stay.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
