import { record as words } from 'virtual:records/pages/refer'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { phoneLink } from '#lib/phone-link.ts'
import { button } from '#styled/recipes/button.js'
import { Actions } from '#ui/actions.tsx'
import { ChatAppLink } from '#ui/chat-app-link.tsx'
import { Closing } from '#ui/closing.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'
import { styles } from './closing-styles.ts'

export function ReferClosing() {
  return (
    <section aria-labelledby="who" className={styles.closing}>
      <div className={pageColumn}>
        <Closing size="mega">
          <h2 id="who">{words.closing}</h2>
          <Actions>
            <ChatAppLink href={chatAppLink(words.message)}>{words.action}</ChatAppLink>
            <a href={phoneLink(config.phone)} className={button({ variant: 'line' })}>
              {words.call.replaceAll(' ', '\u00a0')}
              <Trail />
            </a>
          </Actions>
        </Closing>
      </div>
    </section>
  )
}
