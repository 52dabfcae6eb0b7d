import { styleSheet } from '#ui/style-sheet.ts'
import { glyphStyle } from './glyph-style.ts'

/** The panel above the rows that links to the AI agents: its drawing, name, sentence and link. */
export const styles = styleSheet({
  ai: {
    display: 'grid',
    gridTemplateColumns: {
      base: '2.25rem minmax(0, 1fr)',
      lg: '3.25rem minmax(0, 1fr) auto',
    },
    gap: { base: '3', lg: '0.75rem 1.25rem' },
    alignItems: 'center',
    justifyItems: 'start',
    marginBottom: 'clamp(1.5rem, 3vw, 3rem)',
    padding: 'clamp(1.25rem, 2.2vw, 2rem)',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
    background: 'plate',
    _edged: { border: '1px solid CanvasText' },
    '& > img': glyphStyle,
    '& > p': { gridColumn: { base: '1 / -1', lg: '2' } },
    '& > a': { gridColumn: { base: '1 / -1', lg: '3' }, gridRow: { lg: '1 / 3' } },
  },
  aiText: { color: 'text.2', maxWidth: 'measure' },
})
