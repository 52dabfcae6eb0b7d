import { styleSheet } from '#ui/style-sheet.ts'
import { MARCH_PX, marchingLadder } from '#ui/theme/marching-ladder.ts'

export const styles = styleSheet({
  /** The label of a demo, so that visitors do not take the demo for a model's answer. */
  demoLabel: {
    position: 'sticky',
    top: '-1.25rem',
    zIndex: 1,
    margin: '-1.25rem -1.25rem 1.25rem',
    padding: '0.6rem 1.25rem',
    background: 'raised',
    borderBottom: '1px dashed {colors.star.k}',
    textStyle: 'data',
    fontWeight: 500,
    color: 'star.k',
  },
  resultFrame: { position: 'relative' },
  /**
   * The moving bar at the top of the result during a run. A transform moves the bar, because a page that renders an
   * answer cannot repaint 60 times a second. The bar lies over `resultBox` and not inside it, because an animation
   * inside a scroll container repaints the container in every frame.
   */
  busyBar: {
    position: 'absolute',
    inset: '1px 1px auto',
    overflow: 'clip',
    pointerEvents: 'none',
    _before: {
      content: '""',
      display: 'block',
      height: '4px',
      marginInlineStart: `-${MARCH_PX}px`,
      background: 'repeating-linear-gradient(90deg, {colors.cold} 0 20px, {colors.ground.deep} 20px 40px)',
      backgroundSize: '40px 4px',
      ...marchingLadder,
    },
  },
  progressText: { textStyle: 'small', color: 'text.2' },
})
