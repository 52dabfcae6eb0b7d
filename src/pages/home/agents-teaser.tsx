import FileText from 'lucide-react/icons/file-text'
import Headset from 'lucide-react/icons/headset'
import Search from 'lucide-react/icons/search'
import TrendingUp from 'lucide-react/icons/trending-up'
import { agentTeaser } from '#content/agent-teasers.ts'
import { paths } from '#content/paths.ts'
import { css } from '#styled/css'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'

const looks = homeMiddle()

const icons = { support: Headset, sales: TrendingUp, research: Search, resumes: FileText } as const

/** Four of the agents in a list that leads to all of them. */
export function Part() {
  return (
    <section id="agents" aria-labelledby="agents-heading" className={looks.section}>
      <div className={`${looks.wrap} ${looks.columns}`}>
        <div className={looks.agentsHead}>
          <h2 id="agents-heading">{agentTeaser.heading}</h2>
          <p>{agentTeaser.lead}</p>
          <ButtonLink look="line" href={paths.agents}>
            Explore All AI Solutions
          </ButtonLink>
        </div>
        <ul className={looks.agentsList}>
          {agentTeaser.agents.map(({ id, name, text }) => {
            const Icon = icons[id]
            return (
              <li key={id} className={looks.agentRow}>
                <Icon strokeWidth={1.5} />
                <h3>{name}</h3>
                <p>{text}</p>
                <Link href={paths.agents} className={looks.agentMore}>
                  <span>
                    Learn More<span className={css({ srOnly: true })}> about the {name.toLowerCase()} agent</span>
                  </span>
                  <Trail tone="signal" />
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
