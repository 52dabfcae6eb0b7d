import type { CollaboratorId } from '#content/collaboration.ts'
import { styleSheet } from '#ui/style-sheet.ts'
import type { DiagramLayout } from './layout.ts'
import { linesOf, radii, tallLayout, wideLayout } from './layout.ts'

/** The distance between an agent's circle and its ring of ticks, in units of the drawing. */
const RING_DISTANCE = 12

const percent = (value: number, total: number) => `${((100 * value) / total).toFixed(3)}%`

/** Returns the proportions of a layout, and the rules that position its agents and connections. */
function positionRules(layout: DiagramLayout) {
  const { height, positions } = layout
  const nodes = Object.entries(positions).map(([id, { x, y }]) => {
    const width = percent(2 * (radii[id as CollaboratorId] + RING_DISTANCE), layout.width)
    return [`& [data-node=${id}]`, { left: percent(x, layout.width), top: percent(y, height), width }] as const
  })
  const edges = Object.entries(linesOf(layout)).map(([id, { x, y, length, angle }]) => {
    const position = { left: percent(x, layout.width), top: percent(y, height), width: percent(length, layout.width) }
    return [`& [data-edge=${id}]`, { ...position, rotate: `${angle.toFixed(2)}deg` }] as const
  })
  return { aspectRatio: `${layout.width} / ${height}`, ...Object.fromEntries([...nodes, ...edges]) }
}

const narrow = '@media (max-width: 43.6875rem)'

/**
 * The diagram of agents, with its steps beside or above it. The feature sets data attributes, which switch the styles
 * of connections and agents and move a pulse (`_after`) along a connection.
 */
export const styles = styleSheet({
  diagramColumns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 22rem) minmax(0, 1fr)' },
    gap: 'clamp(1.5rem, 4vw, 4.5rem)',
    alignItems: 'center',
  },
  diagramText: {
    '& > h2': {
      textStyle: 'h2',
      fontSize: { base: 'clamp(1.9375rem, 1.4rem + 1.5vw, 2.875rem)', _largeText: '1.375rem' },
    },
    '& > h2 + p': { textStyle: 'lead', marginBlock: '1rem 1.25rem' },
    '& > p + p': { color: 'text.2', maxWidth: 'measure', textWrap: 'pretty' },
  },
  steps: {
    counterReset: 'step',
    marginTop: '5',
    textStyle: 'data',
    columns: { base: '2', xl: '1', _largeText: '1' },
    columnGap: '4',
    '& > li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      paddingBlock: '0.25rem',
      breakInside: 'avoid',
      color: 'text.3',
      _before: { content: 'counter(step)' },
    },
    '& > li[aria-current]': {
      color: 'text',
      _before: {
        content: '""',
        dot: 'signal',
        alignSelf: 'center',
      },
    },
  },
  chart: {
    containerType: 'inline-size',
    position: 'relative',
    width: '100%',
    marginInline: 'auto',
    ...positionRules(wideLayout),
    [narrow]: { maxWidth: { base: '16rem', sm: '28rem' }, ...positionRules(tallLayout) },
    '& > picture > img': { position: 'absolute', inset: '0', width: '100%', height: '100%', _forced: { opacity: 0 } },
    _edged: { border: '1px solid CanvasText' },
  },
  edge: {
    position: 'absolute',
    height: '1.5px',
    marginTop: '-0.75px',
    transformOrigin: '0 50%',
    color: 'line.strong',
    background: 'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 8px)',
    _before: {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 5px)',
      top: 'calc(50% - 4px)',
      width: '8px',
      height: '8px',
      borderTop: '1.5px solid currentColor',
      borderRight: '1.5px solid currentColor',
      rotate: '45deg',
    },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '-0.75px 0',
      background: 'linear-gradient({colors.signal}, {colors.signal}) 100% 0 / 1.75rem 100% no-repeat',
      transform: 'translateX(-100%)',
      opacity: 0,
    },
    '&[data-on]': { color: 'cold', background: 'currentColor' },
    '&[data-sends]::after': {
      transform: 'none',
      opacity: 1,
      transition: 'transform 1200ms {easings.drift}',
    },
    _forced: { borderTop: '1px solid CanvasText' },
  },
  node: {
    position: 'absolute',
    aspectRatio: '1',
    translate: '-50% -50%',
    color: 'text',
    '& > span': {
      position: 'absolute',
      inset: '13%',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'round',
      border: '1.3px solid currentColor',
      background: 'plate',
      transition: 'background 240ms, color 240ms',
      '& > svg': { width: '44%', height: 'auto', strokeWidth: 1.3 },
    },
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background: 'line.strong',
      mask: 'url(/art/home-node-ring.svg) 50% / 100% no-repeat',
      _plain: { display: 'none' },
    },
    '& > p': {
      position: 'absolute',
      top: 'calc(100% + 0.25rem)',
      left: '50%',
      translate: '-50% 0',
      width: 'max-content',
      maxWidth: 'min(8.5rem, 42.5vw)',
      textAlign: 'center',
      fontSize: 'clamp(min(0.8125rem, 4.1vw), 1.6cqw, 0.9375rem)',
      lineHeight: 1.4,
      color: 'text.2',
    },
    '& b': {
      display: 'block',
      fontSize: 'clamp(min(0.875rem, 4.4vw), 1.75cqw, 1.0625rem)',
      fontWeight: 600,
      color: 'text',
    },
    '&[data-on]': { _before: { background: 'cold' } },
    '&[data-on] > span': {
      background: 'cold',
      borderColor: 'cold',
      color: 'ground',
      _forced: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
  chartPause: { position: 'absolute', right: '1.75rem', bottom: '1.75rem' },
})
