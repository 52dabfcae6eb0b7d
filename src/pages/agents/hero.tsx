import { records as agentFields } from 'virtual:records/agents'
import { record as words } from 'virtual:records/pages/agents/head'
import { meetingPath, paths } from '#content/paths.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { AGENT_CHART_HALF_SIDE, agentChartPoint } from '#lib/engrave/agent-chart.ts'
import { cx } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { eagerImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { styles } from './hero-styles.ts'

const [first, second] = words.heading
const stars = agentFields.flatMap(({ ring, agents }) =>
  agents.flatMap(({ title, star }) => {
    if (!star) return []
    const { name = title, degrees, side = 'left' } = star
    const [left, top] = agentChartPoint(ring, degrees)
    return [{ title, name, side, left: `${left}%`, top: `${top}%` }]
  }),
)

/** A chart around the full stop of the heading has a ring for each field and a star for each agent. */
export function AgentsHero() {
  return (
    <section className={styles.hero}>
      <HeadSky />
      <div className={cx(pageColumn, styles.heroContent)}>
        <div className={styles.headline}>
          <h1>
            {first} <br />
            {second}
            <HeadingDot />
          </h1>
          {agentFields.length > 0 && <Chart />}
        </div>
        <div className={styles.introText}>
          <p>{words.lead}</p>
          <Actions>
            <ButtonLink href={paths.contact}>{words.start}</ButtonLink>
            <ButtonLink variant="line" href={meetingPath}>
              {words.schedule}
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </section>
  )
}

/** The chart is hidden from screen readers, because the page lists the agents with their skills further down. */
function Chart() {
  const side = 2 * AGENT_CHART_HALF_SIDE
  return (
    <div aria-hidden="true" className={styles.chart}>
      <img
        src="/art/agents-suite.svg"
        alt=""
        width={side}
        height={side}
        {...eagerImage}
        className={styles.chartDrawing}
      />
      <div className={styles.starNames}>
        {stars.map(({ title, name, side, left, top }) => (
          <span key={title} data-side={side} className={styles.starName} style={{ left, top }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
