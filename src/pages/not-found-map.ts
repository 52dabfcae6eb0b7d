import { paths } from '#content/paths.ts'
import { css, cx } from '#styled/css'

/** A star: its point is in percent of the chart; below 820 px the chart runs down as a list. */
const star = css({
  position: { base: 'relative', lg: 'absolute' },
  minHeight: { base: '3.25rem', lg: '0' },
  display: { base: 'flex', lg: 'block' },
  alignItems: 'center',
  paddingInlineStart: { base: '2rem', lg: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    left: { base: '0', lg: '-7px' },
    top: { base: 'calc(50% - 7px)', lg: '-7px' },
    width: '14px',
    height: '14px',
    borderRadius: 'round',
    background: 'text',
    boxShadow: '0 0 0 7px {colors.ground}',
    zIndex: 1,
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  '&:not(:first-child)::after': {
    content: '""',
    display: { lg: 'none' },
    position: 'absolute',
    left: '6px',
    top: '-50%',
    height: '100%',
    width: '1px',
    background: 'line.strong',
  },
})
const above = css({ '& > a': { bottom: { lg: '0.7rem' } } })
const below = css({ '& > a': { top: { lg: '0.7rem' } } })
/** Where the lines on both sides would run through a centred name. */
const beside = css({ '& > a': { bottom: { lg: '0.7rem' }, translate: { lg: '-0.75rem 0' } } })

/** The ten pages of the navigation, left to right. */
export const stars = [
  {
    name: 'Home',
    href: paths.home,
    at: [5, 62],
    place: cx(star, below, css({ left: { lg: '5%' }, top: { lg: '62%' } })),
  },
  {
    name: 'About',
    href: paths.about,
    at: [14, 30],
    place: cx(star, above, css({ left: { lg: '14%' }, top: { lg: '30%' } })),
  },
  {
    name: 'Agents',
    href: paths.agents,
    at: [24, 52],
    place: cx(star, below, css({ left: { lg: '24%' }, top: { lg: '52%' } })),
  },
  {
    name: 'Services',
    href: paths.services,
    at: [33, 17],
    place: cx(star, above, css({ left: { lg: '33%' }, top: { lg: '17%' } })),
  },
  {
    name: 'Projects',
    href: paths.projects,
    at: [43, 44],
    place: cx(star, beside, css({ left: { lg: '43%' }, top: { lg: '44%' } })),
  },
  {
    name: 'Products',
    href: paths.products,
    at: [52, 70],
    place: cx(star, below, css({ left: { lg: '52%' }, top: { lg: '70%' } })),
  },
  {
    name: 'Blog',
    href: paths.blog,
    at: [61, 36],
    place: cx(star, above, css({ left: { lg: '61%' }, top: { lg: '36%' } })),
  },
  {
    name: 'Jobs',
    href: paths.jobs,
    at: [70, 58],
    place: cx(star, below, css({ left: { lg: '70%' }, top: { lg: '58%' } })),
  },
  {
    name: 'Fun Page',
    href: paths.fun,
    at: [78, 25],
    place: cx(star, above, css({ left: { lg: '78%' }, top: { lg: '25%' } })),
  },
  {
    name: 'Contact',
    href: paths.contact,
    at: [87, 49],
    place: cx(star, below, css({ left: { lg: '87%' }, top: { lg: '49%' } })),
  },
] as const

export const map = {
  gone: [95, 14],
  frame: css({ position: 'relative', marginTop: '3rem', paddingInlineStart: { base: '17px', lg: '0' } }),
  drawing: css({ display: { base: 'none', lg: 'block' }, width: '100%', height: 'clamp(18rem, 30vw, 25rem)' }),
  list: css({ position: { lg: 'absolute' }, inset: '0' }),
  name: css({
    position: { lg: 'absolute' },
    left: '0',
    translate: { lg: '-50% 0' },
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    paddingInline: { lg: '3' },
    textStyle: 'row',
    whiteSpace: 'nowrap',
    textShadow: '0 0 .2em {colors.ground}, 0 0 .4em {colors.ground}',
    _hover: { textDecoration: 'underline', textDecorationColor: 'signal', textUnderlineOffset: '0.25em' },
  }),
  gap: css({
    position: { base: 'relative', lg: 'absolute' },
    left: { base: '-17px', lg: '95%' },
    top: { lg: '14%' },
    width: { base: '3rem', lg: '3.75rem' },
    height: { base: '3rem', lg: '3.75rem' },
    margin: { base: '{spacing.3} 0 0', lg: '-1.875rem' },
    _before: {
      content: '""',
      display: { lg: 'none' },
      position: 'absolute',
      bottom: 'calc(100% + 3px)',
      height: '1.4rem',
      borderInlineStart: '1.5px dashed {colors.star.k}',
    },
    borderRadius: 'round',
    border: '1.5px dashed {colors.star.k}',
    background: 'ground',
    color: 'star.k',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'data',
    fontWeight: 500,
  }),
} as const
