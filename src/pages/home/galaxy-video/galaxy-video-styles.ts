import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  video: {
    position: 'absolute',
    inset: '0',
    '& > video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  pause: {
    position: 'absolute',
    zIndex: 3,
    right: 'gutter',
    bottom: 'clamp(1rem, 5vw, 5rem)',
  },
})
