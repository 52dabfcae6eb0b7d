import { paths } from '#content/paths.ts'
import { servicesPageContent as words } from '#content/services.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { PageMeta } from '../page.ts'
import { AiAgentsBlock } from './ai-agents-block.tsx'
import { ClosingQuestion } from './closing-question.tsx'
import { ProcessStair } from './process-stair.tsx'
import { ServiceRows } from './service-rows.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.services,
}

export function Page() {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
      </PageHead>
      <AiAgentsBlock />
      <ServiceRows />
      <ProcessStair />
      <ClosingQuestion />
    </>
  )
}
