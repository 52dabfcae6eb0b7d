import { styleSheet } from '#ui/style-sheet.ts'
import { barLink } from '#ui/theme/recipes/bar-link.ts'
import { logoStyles } from './logo-box.ts'

export const styles = styleSheet({
  /** The page counts as scrolled after 10 px (src/docs/specification.md, header), so the sentinel has this height. */
  sentinel: { position: 'absolute', top: '0', left: '0', width: '1px', height: '10px', pointerEvents: 'none' },
  /** While the list of waiting requests is open, the bar is above the chat. */
  bar: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    zIndex: 'header',
    height: { base: 'calc(4.25rem + {spacing.safe.top})', xs: 'calc(4.75rem + {spacing.safe.top})' },
    paddingTop: 'safe.top',
    transition: 'background 240ms, box-shadow 240ms',
    '&:has(#waiting-requests)': { zIndex: 'panel' },
    'html[data-popover] &': { zIndex: 'panel' }, // without popovers, the panel is no layer of its own
    // in print, the bar shows only the list of waiting requests, and only if that is open
    _print: { position: 'static !important', height: 'auto', background: 'none !important' },
    '&[data-scrolled]': { position: 'fixed' },
    '&[data-scrolled=true]': {
      background: 'color-mix(in srgb, {colors.ground} 90%, transparent)',
      backdropFilter: 'blur(8px)',
      boxShadow: '0 1px 0 {colors.line.faint}, 0 18px 40px -24px #000',
    },
  },
  inner: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '5', '2xl': '3', '3xl': '5' },
    height: '100%',
    maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
    _print: { display: 'block', height: 'auto', padding: '0', '& > *:not([role=dialog])': { display: 'none' } },
    '@media (max-width: 22.49em)': { '& > [data-requests]': { marginInlineStart: 'auto' } }, // without the search
    '&:has(> [data-requests])': { columnGap: { base: '3', xs: '4', '3xl': '5' } },
  },
  logo: logoStyles,
  desktopNav: { marginInlineStart: 'auto', display: { base: 'none', '2xl': 'block' } },
  link: { ...barLink, position: 'relative', transition: 'color 120ms' },
  search: {
    marginInlineStart: { base: 'auto', '2xl': '0' },
    '@media (max-width: 19.99em)': { display: 'none' }, // the text is so large that the name needs the room
    // beside the number of requests, a small phone has room for the menu only, where the search is the first row
    '@media (max-width: 22.49em)': { 'header:has([data-requests]) &': { display: 'none' } },
  },
  quoteButton: { display: { base: 'none', xs: 'block' }, whiteSpace: { '2xl': 'nowrap' } },
})
