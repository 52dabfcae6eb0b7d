/**
 * Selectors within `main` for elements below the first screens of any page: later sections (with or without a wrapper),
 * the later chapters of an article and the sections around its text, and all but the first entries of a long list.
 * These elements must not have a border or background of their own. Chromium may first place their empty boxes at the
 * beginning of the list; a box with a border or background would then count as a layout shift of half a screen.
 */
export const belowFold =
  'section ~ section ~ section, section ~ div section ~ section, article :is(section ~ section, aside), article > section, [data-island] ~ section, [data-long] > :is(li ~ li ~ li, article ~ article ~ article)'
