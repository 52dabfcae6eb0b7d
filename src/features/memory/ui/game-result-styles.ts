import { styleSheet } from '#ui/style-sheet.ts'
import { BESIDE, SHORT } from './game-layout.ts'

export const styles = styleSheet({
  panel: {
    gridArea: 'result',
    alignSelf: 'start',
    display: 'grid',
    gap: '1',
    maxWidth: 'measure',
    padding: '0.75rem 1rem 1rem',
    borderInlineStart: '2px solid {colors.cold}',
    background: 'raised',
    scrollMarginBlock: '0.75rem',
    animation: 'appear 420ms backwards',
    [BESIDE]: { gridArea: 'note' }, // in place of the note, so that nothing above it moves
    [SHORT]: { padding: '0.5rem 0.625rem', scrollMarginTop: '-1.5rem' },
    _still: { animation: 'none' },
    _forced: { border: '1px solid CanvasText' },
  },
  text: { textStyle: 'small', color: 'text.2' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '2',
    _print: { display: 'none' },
    [SHORT]: { gap: '1' },
  },
})
