import { record as runWords } from 'virtual:records/messages/run'
import { useSetAtom } from 'jotai'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { button } from '#styled/recipes/button.js'
import type { InputValues } from '../prompt.ts'
import type { ModelSelection } from '../run-state.ts'
import { showDemoAtom } from '../state.ts'
import { NoticeCard } from './notice-card.tsx'

const words = runWords.run.offline

type OfflineNoteProps = { readonly agent: LibraryAgent; readonly values: InputValues; readonly chosen: ModelSelection }

/** Says that a run needs a connection, and offers to show the demo, which needs none. */
export function OfflineNote({ agent, values, chosen }: OfflineNoteProps) {
  const showDemo = useSetAtom(showDemoAtom)
  return (
    <NoticeCard tone="offline" title={words.title} text={words.text}>
      <button
        type="button"
        className={button({ variant: 'line', size: 'sm' })}
        onClick={() => showDemo(agent, values, chosen)}
      >
        {words.demo}
      </button>
    </NoticeCard>
  )
}
