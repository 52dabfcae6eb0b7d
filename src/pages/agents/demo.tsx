import { record as demo } from 'virtual:records/pages/agents/demo'
import { AgentTimetable } from '#features/agent-timetable/ui/agent-timetable.tsx'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { pageColumn } from '#ui/layout.ts'

const styles = agentsPage()

/** Renders one job passed from agent to agent. A new `take` replays it from the start. */
export function Demo({ take }: { readonly take: number }) {
  return (
    <section id="demo" aria-labelledby="demo-heading" className={styles.section}>
      <div className={pageColumn}>
        <div className={styles.sectionHead}>
          <h2 id="demo-heading">{demo.heading}</h2>
          <p className={styles.sectionNote}>{demo.text}</p>
        </div>
        <div data-below="">
          <AgentTimetable styles={styles} take={take} />
        </div>
      </div>
    </section>
  )
}
