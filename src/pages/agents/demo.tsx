import { record as words } from 'virtual:records/pages/agents/demo'
import { AgentTimetable } from '#pages/agents/timetable/agent-timetable.tsx'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'

/** A new `replayCount` starts the demonstration again. */
export function Demo({ replayCount }: { readonly replayCount: number }) {
  return (
    <Section id="demo" labelledBy="demo-heading">
      <SectionHead id="demo-heading" heading={words.heading} note={words.text} />
      <div data-below="">
        <AgentTimetable replayCount={replayCount} />
      </div>
    </Section>
  )
}
