import { record as words } from 'virtual:records/pages/not-found'
import { paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { missingPaths } from '#lib/engrave/missing.ts'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { HeadingDot } from '#ui/marks.tsx'
import type { PageMeta } from '../page.ts'
import { starMap, stars } from './not-found-map.ts'

export const meta: PageMeta = { title: words.title, description: words.description }

const CHART_SIZE = { w: 1312, h: 520 }
const chart = missingPaths(
  stars.map(({ at }) => at),
  starMap.missingPoint,
  CHART_SIZE,
)

/** The pages of the header are shown as a constellation whose last star is missing. */
export function Page() {
  return (
    <section className={heroSection}>
      <HeadSky />
      <div className={pageColumn}>
        <h1
          className={css({
            textStyle: 'h1',
            maxWidth: '11em',
            textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
          })}
        >
          {words.heading}
          <HeadingDot />
        </h1>
        <div className={intro}>
          <p className={css({ textStyle: 'lead', color: 'text.2' })}>{words.lead}</p>
          <Actions>
            <ButtonLink href={paths.home}>{words.home}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.contact}>
              {words.tell}
            </ButtonLink>
          </Actions>
        </div>
        <nav aria-label={words.map} className={starMap.frame}>
          <svg
            viewBox={`0 0 ${CHART_SIZE.w} ${CHART_SIZE.h}`}
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            className={starMap.drawing}
          >
            <path
              d={chart.chain}
              stroke="var(--colors-line-strong)"
              strokeWidth="1.3"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={chart.gap}
              stroke="var(--colors-star-k)"
              strokeWidth="1.6"
              strokeDasharray="3 8"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul className={starMap.list}>
            {stars.map((star) => (
              <li key={star.href} className={star.className} style={star.style}>
                <Link href={star.href} className={starMap.name}>
                  {star.name}
                </Link>
              </li>
            ))}
            <li aria-hidden="true" className={starMap.gap}>
              404
            </li>
          </ul>
        </nav>
      </div>
    </section>
  )
}

const heroSection = css({
  underSky: true,
  '& > [aria-hidden]': { opacity: 0.55 }, // the sky is fainter here, so that the constellation stands out
  paddingTop: 'clamp(7.5rem, 5rem + 6vw, 9.5rem)',
  paddingBottom: 'clamp(3rem, 5vw, 5rem)',
})

const intro = css({
  maxWidth: '33rem',
  marginTop: '1.25rem',
  display: 'grid',
  gap: '2rem',
  background: 'veil',
  boxShadow: '0 0 34px 24px {colors.veil}',
})
