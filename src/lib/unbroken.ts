/** A span such as 2–4 weeks that stays on one line: joiners on either side of its dash, and spaces that do not break. */
export const unbroken = (span: string): string => span.replace('–', '\u2060–\u2060').replaceAll(' ', '\u00a0')
