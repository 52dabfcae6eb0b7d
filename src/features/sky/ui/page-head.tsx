import type { ReactNode } from 'react'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { css, cx } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'

type PageHeadProps = {
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
  readonly size?: 'h1' | 'mega'
}

/** The plain head of a page: a heading that ends in its dot, a lead, and the sky that turns around the dot. */
export function PageHead({ heading, lead, children, size = 'h1' }: PageHeadProps) {
  return (
    <section className={section}>
      <HeadSky />
      <div className={pageColumn}>
        <h1 className={cx(size === 'mega' ? css({ textStyle: 'mega' }) : css({ textStyle: 'h1' }), headingShadow)}>
          <span>{heading}</span>
          <HeadingDot />
        </h1>
        <p className={cx(leadStyle, size === 'mega' && css({ marginTop: '6' }))}>{lead}</p>
        {children && <div className={css({ marginTop: '6' })}>{children}</div>}
      </div>
    </section>
  )
}

const section = css({
  underSky: true,
  paddingTop: 'clamp(7.5rem, 5rem + 8vw, 11.5rem)',
  paddingBottom: 'clamp(2.5rem, 5vw, 4.5rem)',
})
/** A text shadow in the background colour separates the letters from the star trails behind them. */
const headingShadow = css({ maxWidth: '15em', textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}' })
const leadStyle = css({
  textStyle: 'lead',
  color: 'text.2',
  maxWidth: '33rem',
  marginTop: '5',
  background: 'veil',
  boxShadow: '0 0 44px 34px {colors.veil}',
})
