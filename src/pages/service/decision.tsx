import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Moon } from '#ui/moon.tsx'
import { Section } from './section.tsx'

const styles = servicePage()
type Verdict = ServiceBlockRecordOf<'decision'>['rows'][number]['verdicts'][number]

/** The lit share of a verdict's moon, which is always next to its word. */
const share: Readonly<Record<Verdict['fit'], number>> = { fits: 1, care: 0.5, poor: 0 }

/** Renders a table as lists, so that each case can be read on its own on a phone. */
export function Decision({ block }: { readonly block: ServiceBlockRecordOf<'decision'> }) {
  return (
    <Section head={block}>
      <div aria-hidden="true" className={styles.options}>
        {block.options.map((option) => (
          <span key={option}>{option}</span>
        ))}
      </div>
      <ul className={styles.decision}>
        {block.rows.map((row) => (
          <li key={row.case} className={styles.row}>
            <h3>{row.case}</h3>
            <dl>
              {block.options.map((option, index) => {
                const verdict = row.verdicts[index]
                return (
                  verdict && <Judged key={option} option={option} verdict={verdict} word={block.fits[verdict.fit]} />
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type JudgedProps = { readonly option: string; readonly verdict: Verdict; readonly word: string }

function Judged({ option, verdict: { fit, text }, word }: JudgedProps) {
  return (
    <div className={styles.verdict} data-fit={fit}>
      <dt>{option}</dt>
      <dd className={styles.fit}>
        <Moon lit={share[fit]} />
        <span>{word}</span>
      </dd>
      <dd>{text}</dd>
    </div>
  )
}
