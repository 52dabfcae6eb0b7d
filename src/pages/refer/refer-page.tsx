import { record as words } from 'virtual:records/pages/refer'
import { chatAppLink } from '#content/chat-app.ts'
import { paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { ChatAppLink } from '#ui/chat-app-link.tsx'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import type { PageMeta } from '../page.ts'
import { ReferClosing } from './closing.tsx'
import { CommissionChart } from './commission-chart.tsx'
import { ReferQuestions } from './questions.tsx'
import { styles } from './refer-page-styles.ts'
import { Steps } from './steps.tsx'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.refer,
}

export function Page() {
  return (
    <>
      <Hero />
      <Steps />
      <ReferQuestions />
      <ReferClosing />
    </>
  )
}

function Hero() {
  return (
    <section className={styles.hero}>
      <HeadSky seed={1015} />
      <div className={`${pageColumn} ${styles.columns}`}>
        <div>
          <h1 className={styles.heading}>
            {words.heading}
            <HeadingDot />
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <ChatAppLink href={chatAppLink(words.message)}>{words.action}</ChatAppLink>
        </div>
        <CommissionChart />
      </div>
    </section>
  )
}
