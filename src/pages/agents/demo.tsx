import { record as words } from 'virtual:records/pages/agents/demo'
import { AgentTimetable } from '#pages/agents/timetable/agent-timetable.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles as shared } from './shared-styles.ts'

/**
 * Renders the demonstration, in which one job passes from agent to agent. A new `replayCount` starts the demonstration
 * again.
 */
export function Demo({ replayCount }: { readonly replayCount: number }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={shared.section}>
      <div className={pageColumn}>
        <div className={shared.sectionHead}>
          <h2 id="demo-heading">{words.heading}</h2>
          <p className={shared.sectionNote}>{words.text}</p>
        </div>
        <div data-below="">
          <AgentTimetable replayCount={replayCount} />
        </div>
      </div>
    </section>
  )
}
