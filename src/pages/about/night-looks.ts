import type { SystemStyleObject } from '@pandacss/dev'
import { timeline } from '#content/about-timeline.ts'
import { EXPOSURE, exposurePlaces } from '#lib/engrave/exposure.ts'

const months = timeline.map(({ month }) => month)
const lastMonth = Math.max(...months)

/** Where words stand to their star: outside the arc, so that no trail runs through them. */
const outside = [
  'calc(-100% - 1rem) calc(-100% - 0.4rem)',
  'calc(-100% - 1rem) -94%',
  'calc(-100% - 1rem) -86%',
  '-88% calc(-100% - 0.8rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '1.1rem calc(-100% - 0.4rem)',
]

/** Each event's words at its star above 1080, and the length of its trail in the list below. */
const events = Object.fromEntries(
  exposurePlaces(months).map(({ x, y }, index) => [
    `&:nth-child(${index + 1})`,
    {
      left: { xl: `${x}%` },
      top: { xl: `${y}%` },
      translate: { xl: outside[index] },
      '--trail': `${Math.round((100 * (lastMonth - (months[index] ?? 0))) / lastMonth)}%`,
    },
  ]),
)

/** The exposure on deep ground: a chart with words at its stars from 1080, a list with trails to scale below. */
export const nightLooks = {
  night: {
    position: 'relative',
    background: { base: 'linear-gradient({colors.ground.deep}, #0a1730)', _print: 'none' },
    paddingTop: 'section',
    paddingBottom: { base: 'section', xl: '0' },
    overflow: 'clip',
  },
  chart: {
    position: 'relative',
    zIndex: '1',
    marginTop: { xl: '6rem' },
    _forced: { forcedColorAdjust: 'none', backgroundColor: 'ground', color: 'text' },
  },
  drawing: {
    display: { base: 'none', xl: 'block' },
    width: '100%',
    height: 'auto',
    marginBottom: `${((EXPOSURE.horizon - EXPOSURE.h) / EXPOSURE.w) * 100}%`,
  },
  events: { display: { base: 'grid', xl: 'block' } },
  event: {
    position: { base: 'relative', xl: 'absolute' },
    display: { base: 'grid', xl: 'block' },
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: '0 1rem',
    alignItems: 'baseline',
    paddingTop: { base: '1rem', xl: '0' },
    paddingBottom: { base: '1.5rem', xl: '0' },
    width: { xl: '12.5rem' },
    textStyle: 'small',
    lineHeight: 1.4,
    '& > time': { display: { xl: 'block' }, textStyle: 'data', color: 'text.2' },
    '& > p': { textWrap: { xl: 'balance' } },
    ...events,
    '&:nth-child(5)': { ...events['&:nth-child(5)'], width: { xl: '9.5rem' } },
    '&:nth-child(-n+4)': { textAlign: { xl: 'end' } },
    _before: {
      content: '""',
      display: { xl: 'none' },
      position: 'absolute',
      right: '0',
      bottom: '0.45rem',
      width: 'var(--trail)',
      height: '2px',
      background: 'linear-gradient(90deg, {colors.text} 6px, color-mix(in srgb, {colors.star.o} 53%, transparent) 0)',
    },
    '&:last-child > time': { color: 'signal' },
    '&:last-child::before': {
      width: '8px',
      height: '8px',
      bottom: '0.2rem',
      borderRadius: 'round',
      background: 'signal',
    },
  },
  horizon: {
    display: { base: 'none', xl: 'block' },
    height: '2rem',
    limb: true,
    borderTop: '1.3px solid {colors.text}',
    _forced: { background: 'none' },
  },
} satisfies Record<string, SystemStyleObject>
