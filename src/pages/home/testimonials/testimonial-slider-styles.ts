import type { SystemStyleObject } from '@pandacss/dev'
import { styleSheet } from '#ui/style-sheet.ts'

/**
 * Hides a testimonial that is not shown. Testimonials fade only while one replaces another, and not when the style
 * sheet is applied.
 */
const visibleIfShown: SystemStyleObject = {
  visibility: 'hidden',
  opacity: 0,
  '[data-changing] &': { transition: 'opacity {durations.move}, visibility {durations.move}' },
  '[data-shown] > &': { visibility: 'visible', opacity: 1 },
  _print: { visibility: 'visible', opacity: 1 },
}

/** The testimonials. All portraits are in one place, and so are all quotes, so that nothing moves when they change. */
export const styles = styleSheet({
  testimonials: {
    display: { base: 'grid', _print: 'block' }, // in print, one testimonial follows another
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: { md: '1fr auto auto 1fr' },
    columnGap: 'column',
  },
  testimonialSlide: { display: { base: 'contents', _print: 'block' }, _print: { marginBottom: '5' } },
  testimonialPortrait: {
    ...visibleIfShown,
    gridColumn: { base: '1', md: '1 / 5' },
    gridRow: { base: '1', md: '1 / -1' },
    alignSelf: 'center',
    position: 'relative',
    width: '100%',
    maxWidth: { base: 'max(4.5rem, 18vw)', md: 'none' },
    _print: { display: 'none' },
    aspectRatio: '4 / 5',
    containerType: 'inline-size',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    // places the initials just before the full stop that the picture draws
    '& > span': {
      position: 'absolute',
      right: '21.5%',
      bottom: '18.1%',
      fontFamily: 'display',
      fontWeight: 260,
      fontSize: '44cqi',
      lineHeight: 1,
      letterSpacing: '-0.03em',
      transform: 'translateY(0.136em)',
      // the picture behind the initials stays dark in forced colours
      _forced: { forcedColorAdjust: 'none', color: 'text' },
    },
    _edged: { border: '1px solid CanvasText' },
  },
  testimonialQuote: {
    ...visibleIfShown,
    gridColumn: { base: '1', md: '6 / -1' },
    gridRow: '2',
    alignSelf: { base: 'start', md: 'end' },
    paddingTop: { base: '4', md: '0' },
    '& > blockquote': {
      fontFamily: 'display',
      fontSize: { base: 'clamp(1.4375rem, 0.95rem + 2.1vw, 3rem)', _largeText: '1.1875rem' },
      fontWeight: 320,
      lineHeight: 1.22,
      letterSpacing: '-0.018em',
      textWrap: 'pretty',
    },
    '& > figcaption': { display: 'grid', marginTop: 'clamp(1rem, 4vw, 3rem)', color: 'text.2' },
    '& > figcaption > b': { fontWeight: 600, color: 'text' },
    '& > figcaption > p': { marginTop: '2' },
    '& > figcaption a': {
      display: 'inline-block',
      paddingBlock: '1',
      color: 'text',
      underlined: 'line.strong',
      _hover: { textDecorationColor: 'signal' },
    },
  },
  testimonialControls: {
    _print: { display: 'none' },
    gridColumn: { base: '1', md: '6 / -1' },
    gridRow: '3',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginTop: 'clamp(1rem, 3vw, 2.25rem)',
    '& > button[aria-disabled]': { cursor: 'default', opacity: 0.6 },
  },
  testimonialDots: {
    display: 'flex',
    marginInlineStart: '3',
    '& > button': {
      plainButton: true,
      display: 'grid',
      placeItems: 'center',
      width: 'tap',
      height: 'tap',
      _before: {
        content: '""',
        width: '8px',
        height: '8px',
        borderRadius: 'round',
        border: '1.5px solid {colors.line.strong}',
      },
      _hover: { _before: { borderColor: 'text' } },
      _disabled: { cursor: 'default' },
      '&[aria-current]::before': {
        background: 'signal',
        borderColor: 'signal',
        _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
})
