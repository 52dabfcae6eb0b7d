import { record as demo } from 'virtual:records/pages/agents/demo'
import { record as words } from 'virtual:records/pages/home/workflow'
import { type CollaboratorId, STEP_MS, steps } from '#content/collaboration.ts'
import { TALL, WIDE } from '#lib/engrave/timetable.ts'
import { rows } from '../sheet.ts'

const times = Array.from({ length: steps.length + 1 }, (_, i) => ((i * STEP_MS) / 1000).toFixed(1))

export type SheetSlot = 'times' | 'numbers' | 'rows' | 'row' | 'answered'

type SheetProps = {
  readonly looks: Readonly<Record<SheetSlot, string>>
  readonly step: number | null
}

/** The drawing with its words. Time runs to the right on wide screens, down on narrow ones. */
export function Sheet({ looks, step }: SheetProps) {
  const atWork: readonly CollaboratorId[] = step === null ? [] : (steps[step]?.active ?? [])
  return (
    <>
      <picture>
        <source media="(min-width: 1080px)" srcSet="/art/agents-timetable.svg" width={WIDE.w} height={WIDE.h} />
        <img
          src="/art/agents-timetable-tall.svg"
          alt=""
          width={TALL.w}
          height={TALL.h}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div aria-hidden="true" className={looks.times}>
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <div aria-hidden="true" className={looks.numbers}>
        {words.steps.map((text, i) => (
          <span key={text}>{i + 1}</span>
        ))}
      </div>
      <ul className={looks.rows}>
        {rows.map(({ id }) => (
          <li key={id} data-active={atWork.includes(id) ? '' : undefined} className={looks.row}>
            <b>{words.agents[id].name}</b> <span>{words.agents[id].does}</span>
          </li>
        ))}
      </ul>
      <span aria-hidden="true" className={looks.answered}>
        {demo.end}
      </span>
    </>
  )
}
