import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.4rem 0.9rem',
    marginBottom: '1',
    textStyle: 'data',
    color: 'text.3',
  },
  dot: {
    width: '7px',
    height: '7px',
    borderRadius: 'round',
    background: 'star.o',
    '&[data-field=Commerce]': { background: 'star.k' },
    '&[data-field=Apps]': { background: 'star.g' },
    '&[data-field=Agents]': { background: 'cold' },
    '&[data-field=Integration]': { background: 'star.m' },
  },
})
