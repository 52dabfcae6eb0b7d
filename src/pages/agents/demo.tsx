import { record as words } from 'virtual:records/pages/agents/demo'
import { AgentTimetable } from '#features/agent-timetable/ui/agent-timetable.tsx'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { pageColumn } from '#ui/layout.ts'

const styles = agentsPage()

/**
 * Renders the demonstration, in which one job passes from agent to agent. A new `replayCount` starts the demonstration
 * again.
 */
export function Demo({ replayCount }: { readonly replayCount: number }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={styles.section}>
      <div className={pageColumn}>
        <div className={styles.sectionHead}>
          <h2 id="demo-heading">{words.heading}</h2>
          <p className={styles.sectionNote}>{words.text}</p>
        </div>
        <div data-below="">
          <AgentTimetable styles={styles} replayCount={replayCount} />
        </div>
      </div>
    </section>
  )
}
