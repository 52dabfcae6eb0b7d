import { outsideChat } from '#content/agents.ts'
import { ChatEmbed } from '#features/chat-embed/ui/chat-embed.tsx'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { wrap } from '#ui/layout.ts'

const looks = agentsPage()

/** The chat agent of another service, where the owner configured one. */
export function OutsideChat({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <section aria-labelledby="outside-chat" className={cx(looks.section, looks.follows)}>
      <div className={wrap()}>
        <div className={looks.chat}>
          <h2 id="outside-chat">{outsideChat.heading}</h2>
          <p>{outsideChat.text}</p>
          <ChatEmbed scriptUrl={scriptUrl} words={outsideChat} />
        </div>
      </div>
    </section>
  )
}
