import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** On wide screens, the field for the key is beside the answer and has the focus already. */
  toKey: { display: { '@media (min-width: 51.25rem)': 'none' } },
})
