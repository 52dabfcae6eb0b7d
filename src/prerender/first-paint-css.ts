import { belowFold } from '#ui/theme/below-fold.ts'

/**
 * Keeps a page back until its first section has come whole: one that comes in pieces, or whose parser takes a breath,
 * would else show it in steps and move what is centred in it. The wait ends with the tag of the next section, or of the
 * footer where there is none; with the end of the page, which the entry script tells of; and after a second, so that
 * whoever lost the connection meanwhile reads what has come. `<link rel=expect>` would say the same, but Chromium 156
 * paints regardless, and nothing would end its wait for a lost connection.
 */
const HOLD_FOR_FIRST_SECTION =
  '@media (scripting:enabled){' +
  'body:not([data-parsed],:has(main section~section,main section~div section,[data-island=footer]))' +
  '{content-visibility:hidden;animation:first-paint 0s 1s forwards}}' +
  '@keyframes first-paint{to{content-visibility:visible}}'

/**
 * Leaves what lies below the first screen of a phone out of its first frame: a browser lays out what is up to a screen
 * and a half away, however it is folded. Lighthouse paints `/agents` 0.1 s sooner for it, `/` and `/services` 0.05 s
 * (medians of six each). Not what holds a long list, whose first entries may be seen at once, and not for whoever comes
 * for a place on the page, which a browser finds only where it lays out. A page may mark more as below.
 */
const SKIP_BELOW_FOLD =
  '@media (scripting:enabled) and (max-width:30rem) and (max-height:52rem){@supports (overflow-anchor:auto){' +
  `html:not([data-force-layout],[data-laid-out],:has(:target)) main :is([data-below],[data-island]:not([data-hydrated],[data-scope]),${belowFold})` +
  ':not([data-laid-out],:has([data-long])){animation:below .1s}}}' +
  '@keyframes below{from,to{content-visibility:hidden}}'

/** The rules of a page's styles that decide what is painted first. */
export const FIRST_PAINT_CSS = HOLD_FOR_FIRST_SECTION + SKIP_BELOW_FOLD
