import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { head } from '#content/services.ts'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import '#styled/styles/recipes/services-page.css'
import type { PageMeta } from './page.ts'
import { ClosingQuestion } from './services/closing-question.tsx'
import { ServiceRows } from './services/service-rows.tsx'
import { Stair } from './services/stair.tsx'

export const meta: PageMeta = {
  title: 'Services',
  description: `Websites, shops, SEO, design, hosting, WordPress, apps and APIs. Packages from ${facts.packagesFrom} a month, in seven steps from first talk to support.`,
  canonical: paths.services,
}

const lead = (
  <>
    {head.lead} <span className={css({ whiteSpace: 'nowrap' })}>{head.leadEnd}</span>
  </>
)

/** The eight services in rows that open, and the steps each of them takes. */
export function Page() {
  return (
    <>
      <PageHead heading={head.heading} lead={lead} />
      <ServiceRows />
      <Stair />
      <ClosingQuestion />
    </>
  )
}
