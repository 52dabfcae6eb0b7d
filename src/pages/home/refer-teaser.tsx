import { record as message } from 'virtual:records/pages/refer/message'
import { chatAppLink } from '#content/messages.ts'
import { referTeaser } from '#content/mission.ts'
import { paths } from '#content/paths.ts'
import { css } from '#styled/css'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink, ExternalButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()
const { heading, share, lead, text } = referTeaser

/** What an introduction earns, as a sector of a circle, and the ways to make one. */
export function Part() {
  return (
    <section id="refer" aria-labelledby="refer-heading" className={looks.next}>
      <div className={`${wrap} ${looks.refer}`}>
        <div aria-hidden="true" className={looks.sector}>
          <img src="/art/home-referral.svg" width="460" height="460" alt="" loading="lazy" decoding="async" />
          <p>
            {share.sure}–{share.most}
            <small>%</small>
          </p>
        </div>
        <div className={looks.referWords}>
          <h2 id="refer-heading">{heading}</h2>
          <p>{lead}</p>
          <p>{text}</p>
          <div className={looks.actions}>
            <ExternalButtonLink href={chatAppLink(message)}>Refer Someone Now</ExternalButtonLink>
            <ButtonLink look="line" href={paths.refer}>
              Learn More<span className={css({ srOnly: true })}> about referrals</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
