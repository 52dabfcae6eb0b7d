import { defineGlobalStyles } from '@pandacss/dev'
import { belowFold } from './below-fold.ts'

/** The reset, the page's ground, and the states every element shares: focus, selection, stillness, forced colours. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'dark',
    background: 'ground',
    overflowX: 'clip',
    scrollPaddingTop: '7rem',
    WebkitTextSizeAdjust: '100%',
    /** Beyond 1920 px the whole page grows by a pixel in 16 for each 320: 18 px at 2560, 22 at most. */
    '@media (min-width: 1921px)': { fontSize: 'min(100% + (100vw - 1920px) / 320, 137.5%)' },
  },
  body: {
    margin: 0,
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    overflowX: 'clip',
    WebkitFontSmoothing: 'antialiased',
    /** Else Linux sets letters on whole pixels, and words in a stand-in are narrower than in the font. */
    textRendering: 'geometricPrecision',
    minHeight: '100dvh',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre, table': { margin: 0, padding: 0, border: 0 },
  /** Balance is for headings, and for two lines beside them at a desk: on a phone it narrows a paragraph. */
  'p, li, dd': { textWrap: 'pretty' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  'img, svg, canvas, video': { display: 'block', maxWidth: '100%' },
  /** An icon keeps its size beside words that want the whole line. */
  svg: { flexShrink: 0 },
  /** A sketch may be the background of its picture: it lies where the picture will. */
  img: { background: '50% 50% / 100% 100% no-repeat' },
  'html[data-image-decoded] img': { backgroundImage: 'none !important' },
  /** Pressed before its scripts came: it is sent as soon as they are there. */
  'form[data-asked] [type=submit]': { opacity: 0.6, cursor: 'progress' },
  'button, input, select, textarea': { font: 'inherit', textRendering: 'inherit', color: 'inherit' },
  a: { color: 'inherit', textDecoration: 'none' },
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  '::selection': { background: 'signal', color: 'on.signal' },
  ':focus-visible': { outline: '2px solid {colors.cold}', outlineOffset: '4px', borderRadius: 'control' },
  'main:focus-visible, h1:focus-visible': { outline: 'none' },
  /** Only where a script lays it out in the end, and a browser holds its place on the page while what lies above it grows. */
  '@media (scripting: enabled)': {
    '@supports (overflow-anchor: auto)': {
      /**
       * A part that nobody has come near is neither laid out nor painted, unless someone returns to its place. The footer,
       * a part of every page, is as tall as here on a phone and at a desk.
       */
      'html:not([data-force-layout]) [data-island]:not([data-hydrated], [data-scope])': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 900px',
        '&[data-island=footer]': { containIntrinsicSize: { base: 'auto 1170px', lg: 'auto 577px' } },
      },
      /** So is what lies below the first screens, until the page has come alive and it is laid out bit by bit. */
      [`html:not([data-force-layout], [data-laid-out]) main :is(${belowFold}):not([data-laid-out])`]: {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 700px',
      },
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
  /** On paper: what moves and what floats is gone, nothing is folded or left unlaid, and lines stay together. */
  '@page': { margin: '16mm 14mm' },
  '@media print': {
    html: { colorScheme: 'light', fontSize: '10.5pt', overflow: 'visible !important' },
    body: { overflow: 'visible !important', minHeight: '0' },
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      boxShadow: 'none !important',
    },
    // of a page behind a dialog, paper shows the dialog alone
    '#root:has(~ * [role=dialog][data-scope])': { display: 'none' },
    'main > div > section:first-child': { paddingTop: '0 !important' }, // the room of the bar
    'canvas, video, progress': { display: 'none !important' },
    '[data-island], main *': { contentVisibility: 'visible !important' },
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto !important', opacity: '1 !important' },
    'h1, h2, h3, h4': { breakAfter: 'avoid', breakInside: 'avoid' },
    // Chromium sets the rest of a paragraph that is broken within a grid over what follows
    'p, li, dt, dd, figure, blockquote, pre, tr, img': { breakInside: 'avoid' },
  },
})
