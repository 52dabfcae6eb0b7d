/** Returns a heading as an anchor: in lower case, its words joined by hyphens, everything else left out. */
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
