/** A heading as an anchor: lower case, words joined by hyphens, everything else left out. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|[\u0300-\u036f]/g, '') // apostrophes, and the accents that NFKD set apart
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The first letters of a name's first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
}
