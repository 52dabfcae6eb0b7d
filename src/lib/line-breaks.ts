/** Returns a span such as '2–4 weeks' on one line, with word joiners around the dash and non-breaking spaces. */
export const nonBreaking = (span: string): string => span.replace('–', '\u2060–\u2060').replaceAll(' ', '\u00a0')

/** Returns a title in which no line ends with “a” or “an”. */
export const withBoundArticles = (title: string): string => title.replace(/\b(an?) /gi, '$1\u00a0')

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const UNIT = 'ms|[kKMGT]B|Mbit/s|°C|mm'

/** Returns a text in which no line breaks between a number and one of these units, or between a day and its month. */
export const withBoundUnits = (text: string): string =>
  text.replace(new RegExp(`(\\d) (?=(?:${UNIT}|${MONTH})(?!\\w))`, 'g'), '$1\u00a0')
