import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  visit: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1rem' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.875rem',
    minHeight: 'tap',
    fontWeight: 600,
    lineHeight: 1.2,
    color: 'text',
    '& > svg': { color: 'signal' },
    _hover: { underlined: 'signal' },
  },
  example: { textStyle: 'data', color: 'text.3' },
})
