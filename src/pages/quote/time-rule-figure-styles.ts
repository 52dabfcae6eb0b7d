import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  figure: {
    marginTop: '3',
    '& > svg': {
      width: '100%',
      height: 'auto',
      _forced: { background: 'ground', forcedColorAdjust: 'none' },
      _print: { width: '60%' },
    },
    '& > p': { spread: true, textStyle: 'data', fontSize: '0.75rem', color: 'text.3', _print: { width: '60%' } },
  },
  ticks: { stroke: 'line.strong' },
  hatching: { stroke: 'line.strong', strokeWidth: '0.8' },
  blocks: { stroke: 'text', strokeWidth: '1.2' },
})
