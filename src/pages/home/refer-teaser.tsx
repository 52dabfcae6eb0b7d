import { record as words } from 'virtual:records/pages/home/refer'
import { record as message } from 'virtual:records/pages/refer/message'
import { chatAppLink } from '#content/chat-app.ts'
import { paths } from '#content/paths.ts'
import { wedge } from '#content/refer-example.ts'
import { css } from '#styled/css'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { ButtonLink, ExternalButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()
const { heading, lead, text, action } = words
const [more, about] = words.more

/** What an introduction earns, as a sector of a circle, and the ways to make one. */
export function Part() {
  return (
    <section id="refer" aria-labelledby="refer-heading" className={looks.next}>
      <div className={`${wrap} ${looks.refer}`}>
        <div aria-hidden="true" className={looks.sector}>
          <img src="/art/home-referral.svg" width="460" height="460" alt="" loading="lazy" decoding="async" />
          <p>
            {wedge.least}–{wedge.most}
            <small>%</small>
          </p>
        </div>
        <div className={looks.referWords}>
          <h2 id="refer-heading">{heading}</h2>
          <p>{lead}</p>
          <p>{text}</p>
          <div className={looks.actions}>
            <ExternalButtonLink href={chatAppLink(message)}>{action}</ExternalButtonLink>
            <ButtonLink look="line" href={paths.refer}>
              {more}
              <span className={css({ srOnly: true })}>{` ${about}`}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
