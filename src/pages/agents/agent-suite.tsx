import { records as agentFields } from 'virtual:records/agents'
import { record as heading } from 'virtual:records/pages/agents/suite'
import { starRays } from '#lib/engrave/agent-chart.ts'
import { slugify } from '#lib/slugify.ts'
import { DashedItem } from '#ui/dashed-item.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './agent-suite-styles.ts'
import { AgentsIcon } from './agents-icon.tsx'

/** Where there is space, the name of a field stays in view beside its agents. */
export function AgentSuite() {
  if (agentFields.length === 0) return null
  return (
    <Section labelledBy="suite" space="below">
      <h2 id="suite" className={styles.suiteTitle}>
        {heading}
      </h2>
      {agentFields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </Section>
  )
}

type Field = (typeof agentFields)[number]

function Field({ field: { id, title, description, tint, agents } }: { readonly field: Field }) {
  return (
    <section aria-labelledby={`field-${id}`} data-tint={tint} className={styles.field}>
      <div className={styles.fieldHead}>
        <Stars skillCounts={agents.map(({ features }) => features.length)} />
        <h3 id={`field-${id}`}>{title}</h3>
        <p>{description}</p>
      </div>
      <ul className={styles.agents}>
        {agents.map((agent) => (
          <AgentItem key={agent.title} agent={agent} />
        ))}
      </ul>
    </section>
  )
}

function AgentItem({ agent: { title, description, features, caution } }: { readonly agent: Field['agents'][number] }) {
  return (
    <li id={`agent-${slugify(title)}`} data-record="agents" className={styles.agent}>
      <span className={styles.agentIcon}>
        <AgentsIcon name={slugify(title)} />
      </span>
      <div>
        <h4>{title}</h4>
        <p>{description}</p>
        {caution && (
          <p className={styles.caution}>
            <span>{caution.text}</span> <Link href={caution.href}>{caution.label}</Link>
          </p>
        )}
      </div>
      <ul className={styles.skills}>
        {features.map((feature) => (
          <DashedItem key={feature}>{feature}</DashedItem>
        ))}
      </ul>
    </li>
  )
}

const STAR_DISTANCE = 34

/** A star for each agent of a field, with a ray for each skill, as on the chart in the hero. */
function Stars({ skillCounts }: { readonly skillCounts: readonly number[] }) {
  const centreX = (i: number) => 16 + i * STAR_DISTANCE
  const width = centreX(skillCounts.length - 1) + 16
  return (
    <svg viewBox={`0 0 ${width} 32`} width={width} height="32" fill="none" aria-hidden="true" className={styles.stars}>
      <path
        d={skillCounts.map((count, i) => starRays(centreX(i), 16, 7, count, 45)).join('')}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path
        d={skillCounts.map((_, i) => `M${centreX(i)} 16h0`).join('')}
        stroke="currentColor"
        strokeWidth="8.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
