import { belowFold } from '#ui/theme/below-fold.ts'

/**
 * Hides a page until its first section has arrived completely. Without this rule, a section that arrives in pieces, or
 * during which the parser pauses, would appear in steps, and its centred content would move. The wait ends at the tag
 * of the next section, or of the footer if there is none. It also ends when the whole page has arrived and the entry
 * script sets `data-parsed`, and after one second, so that a visitor who has lost the connection can read what has
 * arrived. `<link rel=expect>` is meant for this, but Chromium 156 paints regardless, and nothing would end its wait
 * after a lost connection.
 */
const HOLD_FOR_FIRST_SECTION =
  '@media (scripting:enabled){' +
  'body:not([data-parsed],:has(main section~section,main section~div section,[data-island=footer]))' +
  '{content-visibility:hidden;animation:first-paint 0s 1s forwards}}' +
  '@keyframes first-paint{to{content-visibility:visible}}'

/**
 * Keeps the content below the first screen of a phone out of the first frame. Even with `content-visibility: auto`, a
 * browser lays out content up to a screen and a half away. In Lighthouse `/agents` paints 0.1 s sooner, `/` and
 * `/services` 0.05 s (medians of six runs each). Long lists are excluded, because their first entries may be visible at
 * once. Visits to an anchor are excluded too, because a browser finds an anchor only in content that it lays out. A
 * page may mark more content with `data-below`. The time is a delay, because durations are 0 while nothing may move.
 */
const SKIP_BELOW_FOLD =
  '@media (scripting:enabled) and (max-width:30rem) and (max-height:52rem){@supports (overflow-anchor:auto){' +
  `html:not([data-force-layout],[data-laid-out],:has(:target)) main :is([data-below],[data-island]:not([data-hydrated],[data-scope]),${belowFold})` +
  ':not([data-laid-out],:has([data-long])){animation:below 0s .1s backwards}}}' +
  '@keyframes below{from{content-visibility:hidden}}'

/**
 * Shows a lazy picture when its frame, which has `data-near` and a size of its own, comes within 240 px of the view. The
 * browser fetches the picture only then. Chromium alone would fetch it at 1,250 px, and at 2,500 px on a slow connection.
 * Browsers that cannot relate an animation to the scroll position fetch the picture as early as they like. Without
 * `contain`, Chromium counts the frame as moved when it shows its picture.
 */
const SHOW_NEAR =
  '@supports (animation-timeline:view()){@media screen{[data-near]' +
  '{contain:paint;content-visibility:hidden;animation:near linear forwards;animation-timeline:view(block -240px)}}}' +
  '@keyframes near{from,to{content-visibility:visible}}'

/** The rules in a page's inline styles that decide what is painted first. */
export const FIRST_PAINT_CSS = HOLD_FOR_FIRST_SECTION + SKIP_BELOW_FOLD + SHOW_NEAR
