import '#styled/styles/recipes/refer-page.css'
import { record as words } from 'virtual:records/pages/refer'
import { chatAppLink } from '#content/chat-app.ts'
import { paths } from '#content/paths.ts'
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
  title: words.title,
  description: words.description,
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
            {words.heading}
            <Pole />
          </h1>
          <p className={looks.lead}>{words.lead}</p>
          <ExternalButtonLink href={chatAppLink(words.message)}>{words.action}</ExternalButtonLink>
        </div>
        <Wedge />
      </div>
    </section>
  )
}
