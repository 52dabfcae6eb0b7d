import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { badge } from '#styled/recipes/badge.js'
import { chip } from '#styled/recipes/chip.js'
import { headingDot } from '#styled/recipes/heading-dot.js'
import { limbRule } from '#styled/recipes/limb-rule.js'
import { trail } from '#styled/recipes/trail.js'
import { Link } from './link.tsx'

export function Trail({ tone }: { readonly tone?: 'inherit' | 'signal' }) {
  return <i aria-hidden="true" className={trail({ tone })} />
}

/**
 * The full stop of a heading, around which the sky turns. It consists of a visible dot and a real full stop. Screen
 * readers ignore the dot and read the full stop, which is also in copied text. The full stop is too small to be seen,
 * and it is inline, because a block would add a space to the accessible name of the heading.
 */
export function HeadingDot() {
  return (
    <>
      <span className={css({ fontSize: '1px', letterSpacing: '-0.3em' })}>.</span>
      <span aria-hidden="true" className={headingDot()}>
        <i data-heading-dot="" />
      </span>
    </>
  )
}

/** A horizontal rule with ticks, like the graduated edge of an old instrument. */
export function LimbRule() {
  return <div aria-hidden="true" className={limbRule()} />
}

export function BadgeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={badge({ link: true })}>
      {children}
    </Link>
  )
}

export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={badge()}>{children}</span>
}

/** One of several filters as a link, so that each choice has an address. */
export function ChipLink({
  href,
  isOn,
  children,
}: {
  readonly href: string
  readonly isOn: boolean
  readonly children: ReactNode
}) {
  return (
    <Link href={href} aria-current={isOn ? 'true' : undefined} className={chip()}>
      {children}
    </Link>
  )
}

/** A suggested answer or question as a button. */
export function Chip({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={chip()}>
      {children}
    </button>
  )
}
