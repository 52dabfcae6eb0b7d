import { record as outsideChat } from 'virtual:records/pages/agents/outsideChat'
import { Suspense, use } from 'react'
import { resource } from '#lib/resource.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { pageColumn } from '#ui/layout.ts'

const styles = agentsPage()
/** Loaded on demand, because few deployments configure such a chat. */
const embed = resource(() => import('#features/chat-embed/ui/chat-embed.tsx'))

/** Renders the chat agent of another service, if the owner has configured one. */
export function OutsideChat({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <section aria-labelledby="outside-chat" className={cx(styles.section, styles.withoutTopPadding)}>
      <div className={pageColumn}>
        <div className={styles.chat}>
          <h2 id="outside-chat">{outsideChat.heading}</h2>
          <p>{outsideChat.text}</p>
          <ErrorBoundary what={outsideChat.heading} onRetry={embed.retry}>
            <Suspense>
              <ChatEmbed scriptUrl={scriptUrl} words={outsideChat} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </section>
  )
}

type ChatEmbedProps = { readonly scriptUrl: string; readonly words: typeof outsideChat }

function ChatEmbed(props: ChatEmbedProps) {
  const { default: Embed } = use(embed())
  return <Embed {...props} />
}
