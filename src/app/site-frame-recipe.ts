import { defineSlotRecipe } from '@pandacss/dev'
import { barLink } from '#ui/theme/recipes/bar-link.ts'
import { logoStyles } from './logo-styles.ts'

/** Styles of the frame around every page: the header bar, and the panel of small screens. */
export const siteFrameRecipe = defineSlotRecipe({
  className: 'frame',
  slots: ['sentinel', 'bar', 'inner', 'logo', 'desktopNav', 'link', 'quoteButton', 'panel', 'panelHeader', 'row', 'subRow'],
  base: {
    /** The page counts as scrolled after 10 px (src/docs/specification.md, header), so the sentinel has this height. */
    sentinel: { position: 'absolute', top: '0', left: '0', width: '1px', height: '10px', pointerEvents: 'none' },
    /** While the list of waiting requests is open, the bar is above the chat. */
    bar: {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      zIndex: 'header',
      height: { base: '4.25rem', xs: '4.75rem' },
      transition: 'background 240ms, box-shadow 240ms',
      '&:has(#waiting-requests)': { zIndex: 'panel' },
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
      gap: '5',
      height: '100%',
      maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
      _print: { display: 'block', height: 'auto', padding: '0', '& > *:not([role=dialog])': { display: 'none' } },
      '&:has(> [data-requests])': { columnGap: { base: '3', xs: '4', '3xl': '5' } },
      '& > [data-requests] ~ *': { marginInlineStart: '0' }, // the free space is on the left of the number of waiting requests
    },
    logo: logoStyles,
    desktopNav: { marginInlineStart: 'auto', display: { base: 'none', '2xl': 'block' } },
    link: { ...barLink, position: 'relative', transition: 'color 120ms' },
    quoteButton: { display: { base: 'none', xs: 'block' }, marginInlineStart: { base: 'auto', '2xl': '0' } },
    panel: {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(26rem, 100%)',
      height: '100dvh',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'plate',
      color: 'text',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      flexDirection: 'column',
      '&:popover-open': { display: 'flex', animation: 'slideIn 420ms {easings.settle}' },
      _backdrop: { background: 'scrim' },
      _forced: { border: '1px solid CanvasText' },
    },
    panelHeader: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '4.25rem',
      padding: '0.75rem 1.25rem',
      '& > svg': { height: '1.9rem', width: 'auto' },
      _before: { content: '""', position: 'absolute', inset: '0 0 auto', height: '12px', limb: true },
    },
    row: {
      display: 'flex',
      width: '100%',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '3.5rem',
      paddingInline: '1.25rem',
      textStyle: 'row',
      'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
      '&[aria-current=page]::after': {
        content: '""',
        width: '7px',
        height: '7px',
        borderRadius: 'round',
        background: 'signal',
        marginInlineEnd: '0.5rem',
        _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
    subRow: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'tap',
      paddingInline: '2.25rem 1.25rem',
      fontWeight: 500,
      color: 'text.2',
      _hover: { color: 'text' },
      '&[aria-current=page]': { color: 'signal' },
    },
  },
})
