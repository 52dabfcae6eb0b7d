import { record as agentsHead } from 'virtual:records/pages/agents/head'
import { fields } from '#content/agents.ts'
import { meetingPath, paths } from '#content/paths.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { SUITE_REACH, suitePlace } from '#lib/engrave/suite.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import { seenAtOnce } from '#ui/picture.ts'

const looks = agentsPage()
const [first, second] = agentsHead.heading
const stars = fields.flatMap(({ ring, agents }) =>
  agents.flatMap(({ title, star }) => {
    if (!star) return []
    const { name = title, degrees, side = 'left' } = star
    const [left, top] = suitePlace(ring, degrees)
    return [{ title, name, side, left: `${left}%`, top: `${top}%` }]
  }),
)

/** The whole suite as a chart around the full stop of the heading: a ring for each field, a star for each agent. */
export function Head() {
  return (
    <section className={looks.head}>
      <Sky />
      <div className={cx(wrap, looks.headWrap)}>
        <div className={looks.headline}>
          <h1>
            {first} <br />
            {second}
            <Pole />
          </h1>
          {fields.length > 0 && <Chart />}
        </div>
        <div className={looks.low}>
          <p>{agentsHead.lead}</p>
          <div className={looks.actions}>
            <ButtonLink href={paths.contact}>{agentsHead.start}</ButtonLink>
            <ButtonLink look="line" href={meetingPath}>
              {agentsHead.schedule}
            </ButtonLink>
          </div>
          {fields.length > 0 && <p className={looks.key}>{agentsHead.key}</p>}
        </div>
      </div>
    </section>
  )
}

/** The agents are named again below, with what they do: this is their picture. */
function Chart() {
  const side = 2 * SUITE_REACH
  return (
    <div aria-hidden="true" className={looks.chart}>
      <img src="/art/agents-suite.svg" alt="" width={side} height={side} {...seenAtOnce} className={looks.rings} />
      <div className={looks.names}>
        {stars.map(({ title, name, side, left, top }) => (
          <span key={title} data-side={side} className={looks.star} style={{ left, top }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
