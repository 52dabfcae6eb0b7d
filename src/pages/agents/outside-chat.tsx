import { lazy, Suspense } from 'react'
import { outsideChat } from '#content/agents.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { wrap } from '#ui/layout.ts'

const looks = agentsPage()
/** Few sites have one: nobody else has to load it. */
const ChatEmbed = lazy(() => import('#features/chat-embed/ui/chat-embed.tsx'))

/** The chat agent of another service, where the owner configured one. */
export function OutsideChat({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <section aria-labelledby="outside-chat" className={cx(looks.section, looks.follows)}>
      <div className={wrap}>
        <div className={looks.chat}>
          <h2 id="outside-chat">{outsideChat.heading}</h2>
          <p>{outsideChat.text}</p>
          <Suspense>
            <ChatEmbed scriptUrl={scriptUrl} words={outsideChat} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
