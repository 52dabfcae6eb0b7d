import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  panel: {
    borderBottom: '1px solid {colors.line}',
    '@media (scripting: none)': { display: 'none' }, // its list is loaded by a script
    '&[open]': { paddingBottom: '4' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '4',
      fontWeight: 600,
    },
    '& > summary > svg': { flex: 'none', transition: 'transform 240ms' },
    '& > p': { textStyle: 'small', color: 'text.2', paddingBottom: '3' },
  },
})
