import { styleSheet } from '#ui/style-sheet.ts'

/** Without subgrids, stations and lanes line up by fixed heights. */
const withoutSubgrid = '@supports not (grid-template-rows: subgrid)'

const fixedRows = { xl: '7rem repeat(3, 9.5rem)' }

const rule = '1px solid color-mix(in srgb, {colors.star.k} 26%, transparent)'

/**
 * The route of one order: stations along a line, with three lanes below it. Below 1080 px the line is vertical. The
 * lanes of a station are then beside each other or, below 640 px, stacked.
 */
export const styles = styleSheet({
  route: {
    display: 'grid',
    gridTemplateColumns: { xl: '7.5rem repeat(6, minmax(0, 1fr))' },
    gridTemplateRows: { xl: 'auto repeat(3, auto)' },
    columnGap: { xl: '{spacing.4}' },
  },
  lanes: {
    display: { base: 'none', xl: 'grid' },
    gridRow: '1 / span 4',
    gridTemplateRows: 'subgrid',
    [withoutSubgrid]: { gridTemplateRows: fixedRows },
    '& > span': { textStyle: 'data', color: 'star.k', paddingBlock: '1.1rem', borderTop: rule },
    '& > span:first-child': { border: 'none' },
  },
  stations: {
    display: 'grid',
    gridColumn: { xl: '2 / -1' },
    gridRow: { xl: '1 / span 4' },
    gridTemplateColumns: { xl: 'subgrid' },
    gridTemplateRows: { xl: 'subgrid' },
    [withoutSubgrid]: { gridTemplateColumns: { xl: 'repeat(6, minmax(0, 1fr))' }, columnGap: '4' },
  },
  station: {
    position: 'relative',
    display: 'grid',
    gridRow: { xl: '1 / span 4' },
    gridTemplateRows: { xl: 'subgrid' },
    [withoutSubgrid]: { gridTemplateRows: fixedRows },
    paddingInlineStart: { base: '2.5rem', xl: '0' },
    paddingBottom: { base: '2.25rem', xl: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      background: 'star.k',
      insetInlineStart: { base: '7px', xl: '0' },
      top: { base: '1.4rem', xl: '2.05rem' },
      width: { base: '1.5px', xl: 'calc(100% + {spacing.4})' },
      height: { base: 'calc(100% - 0.6rem)', xl: '1.5px' },
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '&:last-child::before': { display: 'none' },
  },
  stationHead: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingBottom: { xl: '1.75rem' },
    '& > p': { textStyle: 'data', color: 'star.k', lineHeight: '1.4rem' },
    '& > h3': { textStyle: 'h3', marginTop: { xl: '1.75rem' } },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '-2.5rem', xl: '0' },
      top: { base: '0.2rem', xl: '1.65rem' },
      stepRing: '15px',
      background: 'ink.ember',
      _forced: { forcedColorAdjust: 'none', background: 'Canvas', borderColor: 'CanvasText' },
    },
    'li:last-child > &::after': {
      background: 'signal',
      borderColor: 'signal',
      _forced: { background: 'CanvasText', borderColor: 'CanvasText' },
    },
  },
  lane: {
    borderTop: { xl: rule },
    paddingBlock: { base: '0', xl: '1.1rem 1.5rem' },
    marginTop: { base: '3', xl: '0' },
    '&[data-lane=customer]': { gridColumn: { sm: '1', xl: 'auto' }, gridRow: { xl: '2' } },
    '&[data-lane=shop]': { gridColumn: { sm: '2', xl: 'auto' }, gridRow: { xl: '3' } },
    '&[data-lane=team]': { gridColumn: { sm: '3', xl: 'auto' }, gridRow: { xl: '4' } },
    '& > dt': { textStyle: 'data', color: 'star.k', srOnly: { xl: true } },
    '& > dd': { color: 'text.2', textStyle: { sm: 'small' }, textWrap: 'pretty' },
  },
  stationLanes: {
    display: { base: 'block', sm: 'grid', xl: 'contents' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '{spacing.5}',
  },
})
