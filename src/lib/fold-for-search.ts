/**
 * Returns a text folded for searching: case, accents, full-width forms, the Turkish dotted and dotless i, kinds of
 * hyphen and apostrophe, invisible characters and runs of spaces no longer matter. Marks that change the word, as in
 * Hindi, stay.
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
