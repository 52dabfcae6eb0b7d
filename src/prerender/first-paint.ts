/**
 * Keeps a page back until its first section has come whole: one that comes in pieces, or whose parser takes a breath,
 * would else show it in steps and move what is centred in it. The wait ends with the tag of the next section, or of the
 * footer where there is none; with the end of the page, which the entry script tells of; and after a second, so that
 * whoever lost the connection meanwhile reads what has come. `<link rel=expect>` would say the same, but Chromium 156
 * paints regardless, and nothing would end its wait for a lost connection.
 */
export const FIRST_PAINT =
  '@media (scripting:enabled){' +
  'body:not([data-read],:has(main section~section,main section~div section,[data-part=footer]))' +
  '{content-visibility:hidden;animation:first-paint 0s 1s forwards}}' +
  '@keyframes first-paint{to{content-visibility:visible}}'
