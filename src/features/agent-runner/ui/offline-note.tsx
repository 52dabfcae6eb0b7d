import { record as runWords } from 'virtual:records/messages/run'
import { useSetAtom } from 'jotai'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { button } from '#styled/recipes/button.js'
import type { Chosen } from '../outcome.ts'
import type { Values } from '../prompt.ts'
import { showDemoAtom } from '../state.ts'
import { Card } from './card.tsx'

const words = runWords.run.offline

type OfflineNoteProps = { readonly agent: LibraryAgent; readonly values: Values; readonly chosen: Chosen }

/** Says that a run needs a connection, and offers what works without one. */
export function OfflineNote({ agent, values, chosen }: OfflineNoteProps) {
  const showDemo = useSetAtom(showDemoAtom)
  return (
    <div role="status">
      <Card tone="offline" title={words.title} text={words.text}>
        <button
          type="button"
          className={button({ look: 'line', size: 'sm' })}
          onClick={() => showDemo(agent, values, chosen)}
        >
          {words.demo}
        </button>
      </Card>
    </div>
  )
}
