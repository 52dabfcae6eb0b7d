/**
 * What lies below the first screens of any page, in a box of its own or not, of an article its later chapters and all
 * that is not its text, and of a long list what follows its first entries: selectors within `main`. What is folded has
 * no border and no ground of its own, only what it holds has: Chromium may take its empty box to stand where the list
 * begins before it finds its place, which no one sees but counts as a shift of half a screen.
 */
export const belowFold =
  'section ~ section ~ section, section ~ div section ~ section, article :is(section ~ section, aside), article > section, [data-island] ~ section, [data-long] > :is(li ~ li ~ li, article ~ article ~ article)'
