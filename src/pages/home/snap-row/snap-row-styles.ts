import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  controls: {
    display: { base: 'flex', sm: 'none' },
    alignItems: 'center',
    gap: '2',
    marginTop: '4',
    '& > p': { marginInlineEnd: 'auto', textStyle: 'data', color: 'text.3' },
    '& > [aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
    '@media (scripting: none), print': { display: 'none' },
  },
  list: {
    smDown: {
      display: 'flex',
      gap: '4',
      marginInline: 'calc(-1 * {spacing.gutter})',
      paddingInline: 'gutter',
      // room for the focus ring
      paddingBlock: '6px',
      marginBlock: '-6px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 'gutter',
      scrollbarWidth: { base: 'none', '@media (scripting: none)': 'thin' },
      // no item is wider than the visible part of the row
      '& > li': {
        flex: 'none',
        width: 'min(var(--card, 17rem), 100vw - 2 * {spacing.gutter} - 1.5rem)',
        scrollSnapAlign: 'start',
      },
      _focusVisible: { outline: '2px solid {colors.cold}', outlineOffset: '-2px' },
    },
  },
})
