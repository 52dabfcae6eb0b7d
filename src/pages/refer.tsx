import '#styled/styles/recipes/refer-page.css'
import { chatAppLink } from '#content/messages.ts'
import { pageMessages } from '#content/page-messages.ts'
import { paths } from '#content/paths.ts'
import { refer } from '#content/refer.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { referPage } from '#styled/recipes/refer-page.js'
import { ExternalButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import type { PageMeta } from './page.ts'
import { Closing } from './refer/closing.tsx'
import { Questions } from './refer/questions.tsx'
import { Steps } from './refer/steps.tsx'
import { Wedge } from './refer/wedge.tsx'

const looks = referPage()

export const meta: PageMeta = {
  title: refer.title,
  description: refer.description,
  canonical: paths.refer,
}

/** What an introduction is worth, how it goes and when it is paid. */
export function Page() {
  return (
    <>
      <Head />
      <Steps />
      <Questions />
      <Closing />
    </>
  )
}

function Head() {
  return (
    <section className={looks.head}>
      <Sky seed={1015} />
      <div className={`${wrap} ${looks.columns}`}>
        <div>
          <h1 className={looks.heading}>
            {refer.heading}
            <Pole />
          </h1>
          <p className={looks.lead}>{refer.lead}</p>
          <ExternalButtonLink href={chatAppLink(pageMessages.refer)}>{refer.action}</ExternalButtonLink>
        </div>
        <Wedge />
      </div>
    </section>
  )
}
