/** Returns the anchor of a heading: its words in lower case, joined by hyphens, without any other characters. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|[\u0300-\u036f]/g, '') // apostrophes, and the accents that NFKD has separated
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Returns the initials of the first two words of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
}
