import type { LucideIcon } from 'lucide-react'
import Hammer from 'lucide-react/icons/hammer'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Sprout from 'lucide-react/icons/sprout'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { trainingBenefits, trainingPageContent as words } from '#content/training.ts'
import { css } from '#styled/css'
import { Section } from '#ui/section.tsx'
import { styles } from './benefits-styles.ts'

const icons: Readonly<Record<(typeof trainingBenefits)[number]['id'], LucideIcon>> = {
  'hands-on': Hammer,
  experts: UserRoundCheck,
  community: MessagesSquare,
  beginners: Sprout,
}

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <h2 id="benefits" className={css({ srOnly: true })}>
        {words.benefits.heading}
      </h2>
      <ul className={styles.benefitList}>
        {trainingBenefits.map(({ id, name, text }) => {
          const Icon = icons[id]
          return (
            <li key={id} className={styles.benefit}>
              <Icon size={28} strokeWidth={1.25} aria-hidden="true" />
              <div>
                <h3 className={styles.benefitName}>{name}</h3>
                <p className={styles.benefitText}>{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
