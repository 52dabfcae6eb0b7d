import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  page: {
    position: 'relative',
    paddingBottom: 'section',
    '& > section[data-ink]': { scrollMarginTop: '-2.5rem' },
    '& > section + section': { marginTop: 'section' },
    '& > section:nth-child(2)': { marginTop: 'clamp(2rem, 4vw, 3.5rem)' },
    '& > section:nth-child(2)[data-ink]': { marginTop: '0' },
  },
})
