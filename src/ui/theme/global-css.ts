import { defineGlobalStyles } from '@pandacss/dev'
import { belowFold } from './below-fold.ts'

/**
 * The reset, the styles of the page, the skipped layout of sections out of view, printing, and the states that all
 * elements share: focus, selection, stillness, forced colours, more contrast.
 */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'dark',
    background: 'ground',
    overflowX: 'clip',
    scrollPaddingTop: 'calc(7rem + {spacing.safe.top})',
    WebkitTextSizeAdjust: '100%',
    /** Beyond 1920 px the base font size grows by 1 px for every 320 px: 18 px at 2560 px, 22 px at most. */
    '@media (min-width: 1921px)': { fontSize: 'min(100% + (100vw - 1920px) / 320, 137.5%)' },
  },
  /**
   * While a dialog locks the page, Ark gives it a padding in place of a classic scrollbar. Fixed elements would move all
   * the same, so the space of the scrollbar stays instead.
   */
  '@supports (scrollbar-gutter: stable)': {
    'html[style*=padding-right]': { scrollbarGutter: 'stable', paddingRight: '0 !important' },
  },
  body: {
    margin: 0,
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    overflowX: 'clip',
    /** A word that is longer than its line breaks, because the clipped page would hide its end. */
    overflowWrap: { base: 'break-word', _largeText: 'anywhere' },
    WebkitFontSmoothing: 'antialiased',
    /** Without this, Linux places letters on whole pixels, and a fallback font is narrower than the web font. */
    textRendering: 'geometricPrecision',
    minHeight: '100dvh',
    paddingTop: 'safe.top',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre, table': { margin: 0, padding: 0, border: 0 },
  /**
   * Not `balance`, which would make paragraphs too narrow on a phone. `balance` is for headings and the short texts
   * beside them.
   */
  'p, li, dd': { textWrap: 'pretty' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', hyphens: { _largeText: 'auto' } },
  'ul, ol': { listStyle: 'none' },
  'img, svg, canvas, video': { display: 'block', maxWidth: '100%' },
  /** An icon keeps its size beside text that needs the whole line. */
  svg: { flexShrink: 0 },
  /** A placeholder may be the background of its image, at the same position and size. */
  img: { background: '50% 50% / 100% 100% no-repeat' },
  'html[data-image-decoded] img': { backgroundImage: 'none !important' },
  /** The button of a form that was submitted before hydration. The form is sent once its scripts have loaded. */
  'form[data-asked] [type=submit]': { opacity: 0.6, cursor: 'progress' },
  'button, input, select, textarea': { font: 'inherit', textRendering: 'inherit', color: 'inherit' },
  a: { color: 'inherit', textDecoration: 'none' },
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  '::selection': { background: 'signal', color: 'on.signal' },
  ':focus-visible': { outline: '2px solid {colors.cold}', outlineOffset: '4px', borderRadius: 'control' },
  'main:focus-visible, h1:focus-visible, [data-focused-anchor]': { outline: 'none' },
  /**
   * Layout is skipped only with scripts, which lay everything out later, and with scroll anchoring, because content
   * above the view may grow.
   */
  '@media (scripting: enabled)': {
    '@supports (overflow-anchor: auto)': {
      /**
       * An island far from the view is neither laid out nor painted, unless the visitor returns to a scroll position.
       * The sizes of the footer, which is on every page, are its real heights on a phone and on a desktop.
       */
      'html:not([data-force-layout]) [data-island]:not([data-hydrated], [data-scope])': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 900px',
        '&[data-island=footer]': { containIntrinsicSize: { base: 'auto 1170px', lg: 'auto 577px' } },
      },
      /** The same holds for sections below the first screens, until scripts lay them out bit by bit after hydration. */
      [`html:not([data-force-layout], [data-laid-out]) main :is(${belowFold}):not([data-laid-out])`]: {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 700px',
      },
    },
  },
  /**
   * While nothing may move (`src/features/motion`), an animation is over as soon as it begins. With no
   * animation at all, whatever appeared with one would appear again once things may move.
   */
  'html:not([data-motion]) *': {
    '&, &::before, &::after': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
  '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
  '@media (prefers-contrast: more)': { ':focus-visible': { outlineWidth: '4px !important' } },
  /** On paper: nothing moves or floats, everything is unfolded and laid out, and lines stay together. */
  '@page': { margin: '16mm 14mm' },
  '@media print': {
    html: { colorScheme: 'light', fontSize: '10.5pt', overflow: 'visible !important' },
    body: { overflow: 'visible !important', minHeight: '0' },
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      boxShadow: 'none !important',
    },
    // if a dialog is open, only the dialog is printed
    '#root:has(~ * [role=dialog][data-scope])': { display: 'none' },
    'main > div > section:first-child': { paddingTop: '0 !important' }, // the space for the header bar
    'canvas, video, progress': { display: 'none !important' },
    '[data-island], main *': { contentVisibility: 'visible !important' },
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto !important', opacity: '1 !important' },
    'h1, h2, h3, h4': { breakAfter: 'avoid', breakInside: 'avoid' },
    // if a paragraph in a grid breaks, Chromium prints its second half over the next element
    'p, li, dt, dd, figure, blockquote, pre, tr, img': { breakInside: 'avoid' },
  },
})
