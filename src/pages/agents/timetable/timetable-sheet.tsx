import { record as demo } from 'virtual:records/pages/agents/demo'
import { record as words } from 'virtual:records/pages/home/workflow'
import { type CollaboratorId, WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'
import { TALL_TIMETABLE, WIDE_TIMETABLE } from '#lib/engrave/timetable.ts'
import { timetableRows } from './timetable.ts'
import { styles } from './timetable-sheet-styles.ts'

const times = Array.from({ length: workflowSteps.length + 1 }, (_, i) => ((i * WORKFLOW_STEP_MS) / 1000).toFixed(1))

type SheetProps = {
  readonly step: number | null
}

/** Time runs to the right on wide screens, and down on narrow ones. */
export function TimetableSheet({ step }: SheetProps) {
  const activeAgents: readonly CollaboratorId[] = step === null ? [] : (workflowSteps[step]?.active ?? [])
  return (
    <>
      <picture>
        <source
          media="(min-width: 1080px)"
          srcSet="/art/agents-timetable.svg"
          width={WIDE_TIMETABLE.w}
          height={WIDE_TIMETABLE.h}
        />
        <img
          src="/art/agents-timetable-tall.svg"
          alt=""
          width={TALL_TIMETABLE.w}
          height={TALL_TIMETABLE.h}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div aria-hidden="true" className={styles.times}>
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <div aria-hidden="true" className={styles.numbers}>
        {words.steps.map((text, i) => (
          <span key={text}>{i + 1}</span>
        ))}
      </div>
      <ul className={styles.rows}>
        {timetableRows.map(({ id }) => (
          <li key={id} data-active={activeAgents.includes(id) ? '' : undefined} className={styles.row}>
            <b>{words.agents[id].name}</b> <span>{words.agents[id].does}</span>
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className={styles.answeredLabel}>
        {demo.end}
      </span>
    </>
  )
}
