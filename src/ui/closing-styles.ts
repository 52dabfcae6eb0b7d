import { styleSheet } from './style-sheet.ts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '{spacing.5} {spacing.7}',
} as const
const text = { textStyle: 'small', color: 'text.2', marginTop: '3' } as const

export const styles = styleSheet({
  h3: { ...row, alignItems: 'center', '& h2': { textStyle: 'h3', maxWidth: '24em' }, '& p': text },
  h2: { ...row, '& h2': { textStyle: 'h2' } },
  mega: { ...row, '& h2': { textStyle: 'mega', maxWidth: '7.4em' } },
})
