import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { styles } from './fact-list-styles.ts'

type Fact = { readonly name: string; readonly value: ReactNode }

type FactListProps = {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly children?: ReactNode
}

/** The facts about what a text describes, and links below them. */
export function FactList({ heading, facts, children }: FactListProps) {
  return (
    <aside aria-labelledby="facts" className={styles.aside}>
      <h2 id="facts" className={css({ srOnly: true })}>
        {heading}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.below}>{children}</div>}
    </aside>
  )
}
