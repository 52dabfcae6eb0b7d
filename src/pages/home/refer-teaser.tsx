import { record as words } from 'virtual:records/pages/home/refer'
import { record as message } from 'virtual:records/pages/refer/message'
import { chatAppLink } from '#content/chat-app.ts'
import { paths } from '#content/paths.ts'
import { referralExample } from '#content/refer-example.ts'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { ChatAppLink } from '#ui/chat-app-link.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './refer-teaser-styles.ts'

const { heading, lead, text, action, elsewhere } = words
const [linkText, linkContext] = words.more

/** The share that a referral earns is drawn as a sector of a circle. */
export function ReferTeaser() {
  return (
    <HomeSection id="refer" look="below">
      <div className={styles.refer}>
        <div aria-hidden="true" className={styles.sector}>
          <img src="/art/home-referral.svg" width="460" height="460" alt="" loading="lazy" decoding="async" />
          <p>
            {referralExample.least}–{referralExample.most}
            <small>%</small>
          </p>
        </div>
        <div className={styles.referText}>
          <h2 id="refer-heading">{heading}</h2>
          <p>{lead}</p>
          <p>{text}</p>
          <Actions>
            <ChatAppLink href={chatAppLink(message)}>{action}</ChatAppLink>
            <ButtonLink variant="line" href={paths.refer}>
              {linkText}
              <span className={css({ srOnly: true })}>{` ${linkContext}`}</span>
            </ButtonLink>
          </Actions>
        </div>
      </div>
      <div className={styles.furtherLinks}>
        <h3>{elsewhere.heading}</h3>
        <ul>
          {elsewhere.links.map((link) => (
            <li key={link.href}>
              <CardLink href={link.href} name={link.name} />
              <p>{link.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}
