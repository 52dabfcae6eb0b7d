import { styleSheet } from '#ui/style-sheet.ts'
import { GALAXY_SIZE } from './galaxy-size.ts'

const proportions = `${GALAXY_SIZE.width} / ${GALAXY_SIZE.height}`

export const styles = styleSheet({
  galaxy: {
    position: 'relative',
    display: { base: 'block', xl: 'flex' },
    alignItems: 'flex-end',
    minHeight: { xl: 'clamp(38rem, 66vw, 58rem)' },
    _forced: { minHeight: '0' },
    overflow: 'clip',
    background: 'ground.deep',
  },
  scene: {
    position: { base: 'relative', xl: 'absolute' },
    inset: '0',
    height: { base: 'clamp(14rem, 60vw, 40rem)', xl: 'auto' },
    overflow: 'clip',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      zIndex: 1,
      pointerEvents: 'none',
    },
    _before: { top: '0', height: '16%', background: 'linear-gradient({colors.ground}, transparent)' },
    _after: { bottom: '0', height: '20%', background: 'linear-gradient(transparent, {colors.ground.deep})' },
    _plain: { display: 'none' },
  },
  image: { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
  lineDrawing: { position: 'absolute', inset: '0', width: '100%', height: '100%', zIndex: 2 },
  /**
   * The layer of the callouts on the picture. It is as large as the uncropped picture, so that the positions of the
   * callouts are percentages of the whole picture.
   */
  calloutLayer: {
    display: { base: 'none', xl: 'grid' },
    alignContent: 'center',
    position: 'absolute',
    zIndex: 2,
    left: '50%',
    height: '100%',
    minWidth: '100%',
    aspectRatio: proportions,
    translate: '-50% 0',
    '& > ul': { display: 'block', position: 'relative', marginTop: '0', aspectRatio: proportions },
    '& > ul > li': { position: 'absolute', width: '20rem', maxWidth: '24%' },
  },
  calloutLine: { display: { base: 'none', xl: 'inline' } },
  /**
   * The callouts as a list. Below the heading, it is shown where the picture is too small for text, or is hidden
   * because of forced colours.
   */
  callouts: {
    display: { base: 'grid', xl: 'none' },
    _forced: { display: 'grid' },
    gridTemplateColumns: { sm: 'repeat(3, auto)' },
    justifyContent: 'start',
    gap: '{spacing.3} {spacing.6}',
    marginTop: '4',
    color: 'text.2',
    textStyle: 'small',
    '& b': { display: 'block', textStyle: 'title', color: 'text' },
  },
  /** The text of the section, in front of the picture but behind the pause button. */
  galaxyWords: {
    position: 'relative',
    zIndex: 2,
    paddingBlock: { base: '1.25rem 0', xl: '1.5rem 5vw' },
    pointerEvents: 'none',
    '& a, & h2': { pointerEvents: 'auto' },
  },
  galaxyHeading: { textStyle: 'h2', maxWidth: '18em' },
})
