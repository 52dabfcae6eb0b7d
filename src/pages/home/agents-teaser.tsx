import { icons } from 'virtual:icons/agent-teasers'
import { records } from 'virtual:records/agent-teasers'
import { record as words } from 'virtual:records/pages/home/agents'
import { paths } from '#content/paths.ts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'
import { styles } from './agents-teaser-styles.ts'
import { HomeSection } from './home-section.tsx'

export function AgentsTeaser() {
  return (
    <HomeSection id="agents" look="darkBelow" hasColumns>
      <div className={styles.agentsHead}>
        <h2 id="agents-heading">{words.heading}</h2>
        <p>{words.lead}</p>
        <ButtonLink variant="line" href={paths.agents}>
          {words.action}
        </ButtonLink>
      </div>
      <div className={styles.agentsColumn}>
        <SnapRow itemName="agent" labelledBy="agents-heading" count={records.length}>
          {records.map(({ name, text, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={name} className={styles.agentRow}>
                {Icon && <Icon strokeWidth={1.5} />}
                <h3>{name}</h3>
                <p>{text}</p>
                <Link href={paths.agents} className={styles.agentLink}>
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
    </HomeSection>
  )
}
