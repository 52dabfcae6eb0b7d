import { styleSheet } from './style-sheet.ts'

const message = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  padding: '1rem 1.1rem',
  background: 'raised',
  textStyle: 'small',
  _forced: { border: '1px solid CanvasText' },
} as const

export const styles = styleSheet({
  inline: message,
  /** In place of a page or a section. */
  page: { ...message, marginBlock: '10', marginInline: 'gutter' },
  /** Below the header. */
  header: { ...message, position: 'absolute', top: '100%', right: 'gutter', boxShadow: 'lift' },
  /** Among the notices. */
  notice: { ...message, width: 'fit-content', maxWidth: 'calc(100% - 4.5rem)', boxShadow: 'lift' },
  /** In the corner of the chat. */
  corner: {
    ...message,
    position: 'fixed',
    right: 'gutter',
    bottom: 'max(1rem, {spacing.safe.bottom})',
    zIndex: 'chat',
    boxShadow: 'lift',
    _print: { display: 'none' },
  },
})
