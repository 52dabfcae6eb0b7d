/**
 * Selectors within `main` for what lies below the first screens of any page, with or without a wrapper: later sections,
 * of an article its later chapters and everything but its text, and of a long list all but its first entries. These
 * elements have no border or background of their own, only their content has. Chromium may first place their empty
 * boxes where the list begins, which is invisible but counts as a layout shift of half a screen.
 */
export const belowFold =
  'section ~ section ~ section, section ~ div section ~ section, article :is(section ~ section, aside), article > section, [data-island] ~ section, [data-long] > :is(li ~ li ~ li, article ~ article ~ article)'
