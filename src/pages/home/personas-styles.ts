import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  roster: {
    '& > ul': {
      '--card': '9.5rem',
      display: { sm: 'grid' },
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      rowGap: { sm: 'clamp(2rem, 3.5vw, 3.5rem)' },
      columnGap: { sm: 'clamp(1.25rem, 3vw, 3.25rem)', mdToLg: '4' },
    },
  },
  persona: {
    display: { sm: 'grid', md: 'block' },
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gridTemplateRows: '1fr auto 1fr',
    columnGap: '4',
    '& > img': {
      gridRow: '1 / 4',
      width: '100%',
      height: 'auto',
      marginBottom: { base: '0.8rem', sm: '0', md: '1.1rem' },
      _forced: { forcedColorAdjust: 'none', background: 'ground', borderRadius: 'round' },
    },
    '& > h3': { textStyle: 'h3', alignSelf: 'end', mdToLg: { fontSize: '1.375rem' } },
    '& > h3 + p': { textStyle: 'small', color: 'text.2', marginTop: '0.15rem' },
    '& > p + p': { textStyle: 'data', color: 'text.3', marginTop: '0.35rem' },
  },
})
