import { styleSheet } from '#ui/style-sheet.ts'
import { nameAndFigure } from './name-and-figure.ts'

const rule = '1px solid color-mix(in srgb, {colors.cold} 22%, transparent)'

/** A row of 24 windows for each task. Each window stands for an hour, and is lit if the task runs in that hour. */
export const styles = styleSheet({
  watch: { borderBottom: rule },
  hours: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    columnGap: 'clamp(2rem, 4vw, 4rem)',
    paddingBottom: '2',
    '& > span:last-child': {
      gridColumn: '2',
      spread: true,
      textStyle: 'data',
      color: 'text.3',
      // the labels have no width, so that the inner ones are centred on the quarters of the day
      '& > span': { width: '0', display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
      '& > span:first-child': { justifyContent: 'flex-start' },
      '& > span:last-child': { justifyContent: 'flex-end' },
    },
  },
  task: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
    gap: '{spacing.3} clamp(2rem, 4vw, 4rem)',
    alignItems: 'center',
    borderTop: rule,
    paddingBlock: '1.15rem',
    '& > div': {
      ...nameAndFigure,
    },
    '& h3': { textStyle: 'title' },
    '& h3 + p': { textStyle: 'data', color: 'cold' },
    '& p:last-child': {
      gridColumn: '1 / -1',
      textStyle: 'small',
      color: 'text.2',
      maxWidth: '30rem',
      textWrap: { lg: 'balance' },
    },
    '& > svg': { width: '100%', height: 'auto' },
  },
  windowDark: { stroke: 'line.strong', strokeWidth: '1', fill: 'ground.deep', fillOpacity: 0.5 },
  windowLit: { fill: 'star.g', _forced: { fill: 'CanvasText' } },
})
