import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  group: { paddingBottom: '2' },
  groupLabel: { textStyle: 'data', color: 'text.2', padding: '{spacing.3} {spacing.3} {spacing.1}' },
  option: {
    display: 'block',
    minHeight: 'tap',
    padding: '{spacing.3}',
    lineHeight: 1.3,
    borderRadius: 'control',
    color: 'text',
    cursor: 'pointer',
    '@media (min-height: 30rem)': { scrollMarginBlock: '3rem' }, // a lower list is not much higher than this
    '&[data-highlighted]': { background: 'hover', boxShadow: 'inset 3px 0 0 {colors.signal}' },
    _forced: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
})
