import { icons } from 'virtual:icons/agent-teasers'
import { records } from 'virtual:records/agent-teasers'
import { record as words } from 'virtual:records/pages/home/agents'
import { paths } from '#content/paths.ts'
import { css } from '#styled/css'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { SnapRow } from '#features/snap-row/ui/snap-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'

const looks = homeMiddle()

/** Some of the agents in a list, each of which leads to all of them. */
export function Part() {
  return (
    <section id="agents" aria-labelledby="agents-heading" className={looks.deep}>
      <div className={`${looks.wrap} ${looks.columns}`}>
        <div className={looks.agentsHead}>
          <h2 id="agents-heading">{words.heading}</h2>
          <p>{words.lead}</p>
          <ButtonLink look="line" href={paths.agents}>
            {words.action}
          </ButtonLink>
        </div>
        <div className={looks.agentsSide}>
          <SnapRow one="agent" labelledBy="agents-heading" count={records.length} className={looks.agentsList}>
            {records.map(({ name, text, icon }) => {
              const Icon = icons[icon]
              return (
                <li key={name} className={looks.agentRow}>
                  {Icon && <Icon strokeWidth={1.5} />}
                  <h3>{name}</h3>
                  <p>{text}</p>
                  <Link href={paths.agents} className={looks.agentMore}>
                    <span>
                      {words.more}
                      <span className={css({ srOnly: true })}> about the {name.toLowerCase()} agent</span>
                    </span>
                    <Trail tone="signal" />
                  </Link>
                </li>
              )
            })}
          </SnapRow>
        </div>
      </div>
    </section>
  )
}
