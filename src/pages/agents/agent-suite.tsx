import { record as suiteHeading } from 'virtual:records/pages/agents/suite'
import { agentFields } from '#content/agents.ts'
import { starRays } from '#lib/engrave/suite.ts'
import { slugify } from '#lib/slugify.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { pageColumn } from '#ui/layout.ts'
import { FieldMark } from './field-mark.tsx'

const styles = agentsPage()

/** Renders all agents by field, or nothing if there are none. A field's name stays in view beside its agents. */
export function AgentSuite() {
  if (agentFields.length === 0) return null
  return (
    <section aria-labelledby="suite" className={cx(styles.section, styles.withoutTopPadding)}>
      <div className={pageColumn}>
        <h2 id="suite" className={styles.suiteTitle}>
          {suiteHeading}
        </h2>
        {agentFields.map((field) => (
          <Field key={field.id} field={field} />
        ))}
      </div>
    </section>
  )
}

type Field = (typeof agentFields)[number]

function Field({ field: { id, title, description, tint, agents } }: { readonly field: Field }) {
  return (
    <section aria-labelledby={`field-${id}`} data-tint={tint} className={styles.field}>
      <div className={styles.fieldHead}>
        <Stars skills={agents.map(({ features }) => features.length)} />
        <h3 id={`field-${id}`}>{title}</h3>
        <p>{description}</p>
      </div>
      <ul className={styles.agents}>
        {agents.map((agent) => (
          <Row key={agent.title} agent={agent} />
        ))}
      </ul>
    </section>
  )
}

function Row({ agent: { title, description, features } }: { readonly agent: Field['agents'][number] }) {
  return (
    <li className={styles.agent}>
      <span className={styles.agentIcon}>
        <FieldMark of={slugify(title)} />
      </span>
      <div>
        <h4>{title}</h4>
        <p>{description}</p>
      </div>
      <ul className={styles.skills}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}

const PITCH = 34

/** Repeats the stars of the chart: one for each agent of the field, with a ray for each skill. */
function Stars({ skills }: { readonly skills: readonly number[] }) {
  const centre = (i: number) => 16 + i * PITCH
  const width = centre(skills.length - 1) + 16
  return (
    <svg viewBox={`0 0 ${width} 32`} width={width} height="32" fill="none" aria-hidden="true" className={styles.stars}>
      <path
        d={skills.map((count, i) => starRays(centre(i), 16, 7, count, 45)).join('')}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path
        d={skills.map((_, i) => `M${centre(i)} 16h0`).join('')}
        stroke="currentColor"
        strokeWidth="8.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
