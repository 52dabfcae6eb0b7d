import type { CSSProperties } from 'react'
import { pageRows } from '#content/pages.ts'
import { missingStars } from '#lib/engrave/missing.ts'
import { css, cx } from '#styled/css'

/** A star, positioned in percent of the chart. Below 900 px the chart is a vertical list. */
const starClass = css({
  position: { base: 'relative', lg: 'absolute' },
  left: { lg: 'var(--left)' },
  top: { lg: 'var(--top)' },
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
/** The place of a name at its star. `beside` is for a star whose lines would run through a centred name. */
const sides = {
  above: css({ '& > a': { bottom: { lg: '0.7rem' } } }),
  below: css({ '& > a': { top: { lg: '0.7rem' } } }),
  beside: css({ '& > a': { bottom: { lg: '0.7rem' }, translate: { lg: '-0.75rem 0' } } }),
} as const

/**
 * The style of a star whose name has no space: the name is visible on hover and focus only. Below 900 px it is always
 * visible.
 */
const hiddenName = css({
  '& > a': { color: { lg: 'transparent' }, _hover: { color: 'text' }, _focusVisible: { color: 'text' } },
})

const headerPages = pageRows.filter(({ isInHeader }) => isInHeader)

/** The pages of the header as stars, from left to right. */
export const stars = missingStars(headerPages.length).flatMap(({ at, side, isNamed }, index) => {
  const page = headerPages[index]
  if (!page) return []
  const [left, top] = at
  return {
    name: page.label,
    href: page.path,
    at,
    className: cx(starClass, sides[side], !isNamed && hiddenName),
    style: { '--left': `${left}%`, '--top': `${top}%` } as CSSProperties,
  }
})

export const starMap = {
  /** The position of the missing star, in percent of the chart. */
  missingPoint: [95, 14],
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
    _hover: { underlined: 'signal' },
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
