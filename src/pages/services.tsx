import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { head } from '#content/services.ts'
import { PageHead } from '#sections/page-head.tsx'
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

/** The eight services in rows that open, and the steps each of them takes. */
export function Page() {
  return (
    <>
      <PageHead heading={head.heading} lead={head.lead} />
      <ServiceRows />
      <Stair />
      <ClosingQuestion />
    </>
  )
}
