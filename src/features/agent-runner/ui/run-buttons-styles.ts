import { styleSheet } from '#ui/style-sheet.ts'
import { dialogEdge } from '#ui/theme/ladder-frame.ts'

export const styles = styleSheet({
  /**
   * On wide screens, the run button stays in view while a long form scrolls. On narrow screens the button scrolls with
   * the form, because it would take too much space and toasts would cover it.
   */
  submitRow: {
    position: { '@media (min-width: 51.25rem)': 'sticky' },
    // a sticky box stops at the padding of its scroll container, so the offset subtracts this padding
    bottom: `min(0px, {spacing.safe.bottom} - ${dialogEdge})`,
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '3',
    marginBlock: '-3',
    background: 'plate',
    '&[data-running]': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > :nth-child(n+3)': { gridColumn: '1 / -1' } },
  },
  shortcutHint: {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: 'text.3',
    textAlign: 'center',
    '@media (pointer: coarse)': { display: 'none' },
  },
})
