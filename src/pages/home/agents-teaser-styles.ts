import { styleSheet } from '#ui/style-sheet.ts'

/** The list of agents beside a heading that stays in view. */
export const styles = styleSheet({
  agentsHead: {
    gridColumn: { base: '1 / -1', lg: '1 / 5' },
    display: 'grid',
    gap: '1.25rem',
    alignContent: 'start',
    justifyItems: 'start',
    position: { lg: 'sticky' },
    top: 'calc(7rem + {spacing.safe.top})',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2' },
  },
  agentsColumn: {
    gridColumn: { base: '1 / -1', lg: '6 / -1' },
    minWidth: '0',
    '& > ul': { display: { sm: 'block' }, borderBottom: { sm: '1px solid {colors.line}' } },
  },
  agentRow: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { sm: '2.75rem minmax(0, 1fr) auto' },
    gridTemplateRows: { smDown: 'auto auto 1fr auto' },
    gap: '0.35rem 1rem',
    alignItems: { sm: 'center' },
    paddingBlock: { sm: '1.6rem' },
    borderTop: { sm: '1px solid {colors.line}' },
    // below 640 px the agents are in one scrolling row, separated by hairlines
    paddingLeft: { smDown: '4' },
    borderLeft: { smDown: '1px solid {colors.line}' },
    '& > svg': { width: '1.75rem', height: '1.75rem', color: 'text.2' },
    '& > h3': { textStyle: 'h3' },
    '& > p': { gridColumn: { sm: '2' }, color: 'text.2', textWrap: 'pretty' },
    _hover: { '& i': { width: '28px', height: '2px' } },
  },
  agentLink: {
    gridColumn: { sm: '3' },
    gridRow: { sm: '1 / 3' },
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: { base: 'start', sm: 'end' },
    justifyContent: { sm: 'flex-end' },
    gap: '3',
    minWidth: '8.6rem',
    minHeight: 'tap',
    textStyle: 'small',
    fontWeight: 600,
    // makes the whole row a link
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})
