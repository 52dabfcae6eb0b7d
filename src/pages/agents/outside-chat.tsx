import { record as words } from 'virtual:records/pages/agents/outsideChat'
import { Suspense, use } from 'react'
import { resource } from '#lib/resource.ts'
import { cx } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './outside-chat-styles.ts'
import { styles as shared } from './shared-styles.ts'

/** Loads the module on demand, because few deployments configure the chat agent of another service. */
const chatEmbedModule = resource(() => import('#pages/agents/chat-embed/chat-embed.tsx'))

/** Renders the chat agent of another service, whose script is at `scriptUrl`. */
export function OutsideChat({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <section aria-labelledby="outside-chat" className={cx(shared.section, shared.withoutTopPadding)}>
      <div className={pageColumn}>
        <div className={styles.chat}>
          <h2 id="outside-chat">{words.heading}</h2>
          <p>{words.text}</p>
          <ErrorBoundary contentName={words.heading} onRetry={chatEmbedModule.clearFailure}>
            <Suspense>
              <ChatEmbed scriptUrl={scriptUrl} words={words} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </section>
  )
}

type ChatEmbedProps = { readonly scriptUrl: string; readonly words: typeof words }

function ChatEmbed(props: ChatEmbedProps) {
  const { default: Embed } = use(chatEmbedModule())
  return <Embed {...props} />
}
