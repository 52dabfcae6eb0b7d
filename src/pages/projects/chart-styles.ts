import { styleSheet } from '#ui/style-sheet.ts'

const revealedName = { width: 'auto', overflow: 'visible', backgroundSize: '100% 1.5em', zIndex: '1' } as const

export const styles = styleSheet({
  chart: { position: 'relative', display: { base: 'none', lg: 'block' }, paddingTop: '2' },
  sheet: { position: 'relative', _forced: { background: 'ground', forcedColorAdjust: 'none' } },
  drawing: { width: '100%', height: 'auto' },
  months: {
    textStyle: 'data',
    color: 'text.3',
    '& > span': { position: 'absolute', bottom: 'calc(91.4% + 0.4rem)', translate: '-50% 0', whiteSpace: 'nowrap' },
    '& > span:last-child': { translate: '-100% 0', marginInlineStart: '1.75rem' },
  },
  rows: {
    fontWeight: 550,
    fontSize: 'clamp(0.875rem, 0.4rem + 0.75vw, 1.0625rem)',
    lineHeight: 1,
    '& > li': { position: 'absolute', left: '1.6%', translate: '0 -50%' },
  },
  stars: {
    '& > li': { position: 'absolute' },
  },
  star: {
    position: 'absolute',
    top: '-1.375rem',
    insetInlineStart: '-1.125rem',
    display: 'flex',
    alignItems: 'center',
    height: 'tap',
    paddingInline: '2.25rem 0.4rem',
    fontSize: 'clamp(0.8125rem, 0.35rem + 0.7vw, 0.9375rem)',
    fontWeight: 500,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // a background behind the name, so that neither the chain nor a row's rule runs through it
    background: 'linear-gradient({colors.ground}, {colors.ground}) center / 100% 1.5em no-repeat content-box',
    '&[data-side~=left]': { insetInline: 'auto -1.125rem', paddingInline: '0.4rem 2.25rem' },
    '&[data-side~=above]': {
      top: '-2.25rem',
      height: '3.625rem',
      alignItems: 'flex-start',
      paddingTop: '0.25rem',
      paddingInline: '0.6rem',
      backgroundPosition: 'top',
    },
    // A name that has no free space is only visible on hover and focus. Its link is only as large as the distance
    // between stars allows, and lies above other names, so that no name covers it.
    '&[data-quiet]': {
      top: '-0.84375rem',
      width: '1.6875rem',
      height: '1.6875rem',
      paddingInline: '1.6875rem 0',
      insetInlineStart: '-0.84375rem',
      zIndex: '1',
      overflow: 'hidden',
      backgroundSize: '0',
      _hover: revealedName,
      _focusVisible: revealedName,
    },
    _hover: { underlined: 'signal' },
    _focusVisible: { outlineOffset: '-4px' },
  },
})
