/** A span such as 2–4 that no line breaks in two: a word joiner on either side of its dash. */
export const unbroken = (span: string): string => span.replace('–', '\u2060–\u2060')
