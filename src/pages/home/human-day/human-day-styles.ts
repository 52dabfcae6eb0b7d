import { DAY_BOX, DAY_CENTRE, onDayArc, STATIONS, stationAngles } from '#lib/engrave/day-arc.ts'
import { styleSheet } from '#ui/style-sheet.ts'

const percent = (value: number, total: number) => `${((100 * value) / total).toFixed(3)}%`

const angles = stationAngles(STATIONS.length)

const angleOf = (i: number) => angles[i] ?? 0

/**
 * Offsets of the names, in the order of the stations. They move the outer names towards the middle, away from the arc.
 */
const nameOffsets = ['2.4rem', '1.2rem', '0rem', '0rem', '-1.6rem', '-2.8rem']

/** The positions of the stations on the arc. */
const stations = Object.fromEntries(
  STATIONS.map((id, i) => {
    const [x, y] = onDayArc(angleOf(i))
    const position = { '--x': percent(x, DAY_BOX.w), '--y': percent(y, DAY_BOX.h), '--lean': nameOffsets[i] }
    return [`& [data-station=${id}]`, position]
  }),
)

/**
 * Rotations that move the sun from station to station. When a new day begins, the sun jumps back to the first station
 * without a transition.
 */
const sunRotations = Object.fromEntries(
  STATIONS.map((id, i) => {
    const rotation = { transform: `rotate(${angleOf(i).toFixed(2)}deg)` }
    return [`[data-now=${id}] > &`, i === 0 ? { ...rotation, transition: 'none' } : rotation]
  }),
)

/**
 * The arc of one day, from horizon to horizon, on a blue background. Below 640 px a list of activities replaces the
 * arc.
 */
export const styles = styleSheet({
  day: {
    position: 'relative',
    overflow: { sm: 'clip' },
    marginTop: { base: '5', sm: '0' },
    '& > img': { display: { base: 'none', sm: 'block' }, width: '100%', height: 'auto' },
    '& > svg': { display: { base: 'none', sm: 'block' }, position: 'absolute', inset: '0', width: '100%' },
    '& > svg > path': {
      stroke: 'signal',
      strokeWidth: '2.4px',
      opacity: 0,
      '&[data-past]': { opacity: 1, animation: 'appear 420ms' },
    },
    '--say': {
      base: 'clamp(1.375rem, 1rem + 1.6vw, 2rem)',
      lg: 'clamp(1.75rem, 0.6rem + 2.3vw, 2.5rem)',
      '2xl': 'clamp(1.75rem, 0.35rem + 3.1vw, 3.25rem)',
    },
    '--foot': { base: '1.25rem', lg: '2rem', '2xl': 'clamp(1.5rem, 4.5vw, 4.5rem)' },
    '& > ul': { display: { base: 'grid', sm: 'block' }, gap: '2' },
    ...stations,
  },
  /** Turns around the centre of the arc like the hand of a clock, with the sun at its end. */
  sunHand: {
    display: { base: 'none', sm: 'block' },
    position: 'absolute',
    left: '50%',
    bottom: percent(DAY_BOX.h - DAY_CENTRE.y, DAY_BOX.h),
    width: '0',
    height: percent(DAY_CENTRE.r, DAY_BOX.h),
    transformOrigin: '50% 100%',
    transition: 'transform 900ms {easings.drift}',
    ...sunRotations,
    _before: {
      content: '""',
      position: 'absolute',
      left: '50%',
      top: '0',
      translate: '-50% -50%',
      width: { base: '3.75rem', '2xl': '4.75rem' },
      height: { base: '3.75rem', '2xl': '4.75rem' },
      borderRadius: 'round',
      border: '1.5px solid {colors.signal}',
      background: '#0a1c34',
      boxShadow: '0 0 0 6px #0a1c34, 0 0 0 7px #93a8d0',
    },
  },
  /** The list item of one activity: its icon (`station`), its name (`action`) and its result (`outcome`). */
  activity: {
    position: { base: 'relative', sm: 'static' },
    display: { base: 'grid', sm: 'block' },
    gap: '0',
    padding: { base: '0.4rem 1rem 0.4rem 3.5rem', sm: '0' },
    border: { base: '1px solid #93a8d055', sm: '0' },
    borderRadius: 'control',
    color: 'text.2',
    '&[data-moment=now]': {
      borderColor: 'signal',
      color: 'text',
      '& > b': { fontWeight: 600, opacity: 1 },
      _forced: { outline: { base: '3px solid Highlight', sm: 'none' } },
      '& > p': { opacity: 1, animation: { sm: 'appear 360ms' } },
    },
  },
  station: {
    position: 'absolute',
    left: { base: '1rem', sm: 'var(--x)' },
    top: { base: '1rem', sm: 'var(--y)' },
    translate: { sm: '-50% -50%' },
    display: 'grid',
    placeItems: 'center',
    width: { sm: '3rem', '2xl': '3.5rem' },
    height: { sm: '3rem', '2xl': '3.5rem' },
    borderRadius: 'round',
    border: { sm: '1px solid #93a8d0' },
    background: { sm: '#0a1c34' },
    '& > svg': { width: '1.5rem', height: '1.5rem' },
    'li[data-moment=now] > &': { borderColor: { sm: 'transparent' } },
  },
  /** The name of the activity. From 1240 px it is below its station, and from 640 to 1240 px above the outcome. */
  action: {
    position: { sm: 'absolute' },
    left: { sm: '0', '2xl': 'var(--x)' },
    right: { sm: '0', '2xl': 'auto' },
    top: { '2xl': 'calc(var(--y) + 2.65rem)' },
    bottom: { sm: 'calc(var(--foot) + 2.3 * var(--say) + 0.4rem)', '2xl': 'auto' },
    translate: { '2xl': 'calc(-50% + var(--lean)) 0' },
    opacity: { sm: 0, '2xl': 1 },
    textAlign: { sm: 'center' },
    textStyle: 'small',
    fontWeight: { base: 600, sm: 400 },
    whiteSpace: { sm: 'nowrap' },
    'li[data-moment=now] > &': { marginTop: { '2xl': '0.6rem' } },
  },
  /**
   * The result of the activity. From 640 px the results lie on top of each other, and only that of the current activity
   * is visible. The others are hidden without a transition, so that none fades out when the style sheet is applied.
   */
  outcome: {
    textStyle: 'small',
    position: { sm: 'absolute' },
    insetInline: '0',
    bottom: 'var(--foot)',
    textAlign: { sm: 'center' },
    opacity: { sm: 0 },
    sm: { fontFamily: 'display', fontSize: 'var(--say)', lineHeight: 1.15, color: 'text' },
    '& > span': { display: { base: 'inline-block', sm: 'block' } },
  },
  dayPause: { position: 'absolute', right: '0', top: { base: '-5rem', sm: '1rem' } },
})
