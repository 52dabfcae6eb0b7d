import { record as words } from 'virtual:records/pages/agents/outsideChat'
import { Suspense, use } from 'react'
import { resource } from '#lib/resource.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './outside-chat-styles.ts'

/** Loads the module on demand, because few deployments configure the chat agent of another service. */
const chatEmbedModule = resource(() => import('#pages/agents/chat-embed/chat-embed.tsx'))

/** The chat agent of another service, whose script is at `scriptUrl`. */
export function OutsideChat({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <Section labelledBy="outside-chat" space="below">
      <div className={styles.chat}>
        <h2 id="outside-chat">{words.heading}</h2>
        <p>{words.text}</p>
        <ErrorBoundary contentName={words.heading} onRetry={chatEmbedModule.clearFailure}>
          <Suspense>
            <ChatEmbed scriptUrl={scriptUrl} words={words} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Section>
  )
}

type ChatEmbedProps = { readonly scriptUrl: string; readonly words: typeof words }

function ChatEmbed(props: ChatEmbedProps) {
  const { default: Embed } = use(chatEmbedModule())
  return <Embed {...props} />
}
