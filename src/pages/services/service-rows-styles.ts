import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  services: { position: 'relative', paddingTop: 'clamp(0.5rem, 1vw, 1rem)' },
  rows: { interpolateSize: 'allow-keywords', overflowAnchor: 'none' },
})
