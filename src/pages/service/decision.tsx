import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { Moon } from '#ui/moon.tsx'
import { BlockSection } from './block-section.tsx'
import { styles } from './decision-styles.ts'

type Verdict = ServiceBlockRecordOf<'decision'>['rows'][number]['verdicts'][number]

/** The lit share of the moon of a verdict. The verdict is also written beside its moon. */
const litShare: Readonly<Record<Verdict['fit'], number>> = { fits: 1, care: 0.5, poor: 0 }

/** A table of cases and options as lists, so that each case can be read on its own on a phone. */
export function Decision({ block }: { readonly block: ServiceBlockRecordOf<'decision'> }) {
  return (
    <BlockSection block={block}>
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
                  verdict && (
                    <VerdictItem key={option} option={option} verdict={verdict} fitLabel={block.fits[verdict.fit]} />
                  )
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

type VerdictItemProps = { readonly option: string; readonly verdict: Verdict; readonly fitLabel: string }

function VerdictItem({ option, verdict: { fit, text }, fitLabel }: VerdictItemProps) {
  return (
    <div className={styles.verdict} data-fit={fit}>
      <dt>{option}</dt>
      <dd className={styles.fit}>
        <Moon lit={litShare[fit]} />
        <span>{fitLabel}</span>
      </dd>
      <dd>{text}</dd>
    </div>
  )
}
