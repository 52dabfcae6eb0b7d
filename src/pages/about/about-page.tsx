import { record as words } from 'virtual:records/pages/about'
import { paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import type { PageMeta } from '../page.ts'
import { styles } from './about-page-styles.ts'
import { AgencyTimeline } from './agency-timeline.tsx'
import { CompanyValues } from './company-values.tsx'
import { Figures } from './figures.tsx'
import { Tiles } from './tiles.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.about,
}

export function Page() {
  return (
    <>
      <Hero />
      <Story />
      <Tiles />
      <CompanyValues />
      <AgencyTimeline />
      <Figures />
    </>
  )
}

function Hero() {
  const [first, second, last] = words.heading
  return (
    <section className={styles.hero}>
      <HeadSky seed={2024} />
      <div className={pageColumn}>
        <h1 className={styles.heading}>
          {first} <br />
          {second} <br />
          <span>
            {last}
            <HeadingDot />
          </span>
        </h1>
      </div>
    </section>
  )
}

function Story() {
  const { label, lead, text, action } = words.story
  return (
    <section aria-label={label} className={`${pageColumn} ${styles.story}`}>
      <div className={styles.start}>
        <p className={styles.lead}>{lead}</p>
        <ButtonLink href={paths.contact}>{action}</ButtonLink>
      </div>
      <div className={styles.storyText}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
