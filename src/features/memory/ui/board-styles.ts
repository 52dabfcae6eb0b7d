import { styleSheet } from '#ui/style-sheet.ts'
import { BESIDE, SHORT } from './game-layout.ts'

/** The height between the notch and the home bar, also while the browser shows its bars. */
const HEIGHT = '100svh - {spacing.safe.top} - {spacing.safe.bottom}'
/**
 * How large the board may be below the header, the heading, the counters and the buttons: either it ends above the
 * chat's button, or it leaves that button the corner beside it.
 */
const ROOM = `max(${HEIGHT} - 20rem, min(${HEIGHT} - 15.75rem, 100vw - 6.25rem))`

export const styles = styleSheet({
  board: {
    gridArea: 'board',
    alignSelf: 'start',
    position: 'relative',
    display: 'grid',
    gridTemplate: 'repeat(4, minmax(0, 1fr)) / repeat(4, minmax(0, 1fr))',
    aspectRatio: '1', // reserves the space of the board while its cards load
    gap: 'clamp(4px, 0.6vw, 8px)',
    width: {
      base: `min(100%, max(12.25rem, ${ROOM}))`,
      sm: `min(100%, max(16rem, ${HEIGHT} - 26rem))`,
    },
    [BESIDE]: {
      width: `max(16rem, min(42rem, 55vw, ${HEIGHT} - 13.5rem))`,
      position: 'sticky',
      top: 'calc(6rem + {spacing.safe.top})',
    },
    [SHORT]: { width: `max(12.25rem, min(50vw, ${HEIGHT} - 6rem))`, top: 'calc(5.25rem + {spacing.safe.top})' },
  },
  row: { display: 'contents' },
  cell: { display: 'grid' },
  card: {
    position: 'relative',
    padding: '0',
    border: '0',
    background: 'none',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:focus-visible': { zIndex: 1 }, // above the completed sky, which otherwise covers the cards
    '&[data-state=up] > span': { background: 'hover', boxShadow: 'inset 0 0 0 2px {colors.text}' },
    '&[data-state=matched] > span': {
      background: 'ink.patina',
      boxShadow: 'inset 0 0 0 1px {colors.cold}',
      color: 'cold',
      _forced: { border: '4px double CanvasText' },
    },
    '&[data-state=matched] small': { color: 'cold' },
  },
  face: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '0.6rem',
    animation: 'flip 240ms {easings.settle}',
    '& > svg': { width: { base: '62%', sm: '48%' }, height: 'auto', strokeWidth: 1.4 },
    '& > small': {
      display: { base: 'none', sm: 'block' },
      fontWeight: 500,
      fontSize: '0.8125rem',
      lineHeight: 1,
      color: 'text.2',
    },
    [SHORT]: { '& > svg': { width: '62%' }, '& > small': { display: 'none' } },
    _forced: { border: '3px solid CanvasText' },
  },
  /** Together, the backs show one picture of the sky. */
  back: {
    position: 'absolute',
    inset: '0',
    backgroundColor: 'ink.indigo',
    backgroundImage: 'url(/art/game-sky.svg)',
    backgroundSize: '400% 400%',
    transition: 'filter 120ms',
    '@media (hover: hover)': { 'button:not([aria-disabled]):hover > &': { filter: 'brightness(1.35)' } },
    '[role=gridcell]:nth-child(2) &': { backgroundPositionX: '33.333%' },
    '[role=gridcell]:nth-child(3) &': { backgroundPositionX: '66.667%' },
    '[role=gridcell]:nth-child(4) &': { backgroundPositionX: '100%' },
    '[role=row]:nth-child(2) &': { backgroundPositionY: '33.333%' },
    '[role=row]:nth-child(3) &': { backgroundPositionY: '66.667%' },
    '[role=row]:nth-child(4) &': { backgroundPositionY: '100%' },
    _forced: { border: '1px solid CanvasText' },
  },
})
