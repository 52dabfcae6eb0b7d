import { record as words } from 'virtual:records/pages/quote/sheet'
import { fillTemplate } from '#lib/fill-template.ts'
import type { Reading } from './offers.ts'
import { timeRule, weeksOf } from './time-rule.ts'
import { styles } from './time-rule-figure-styles.ts'

/** The stated times on a rule of weeks. The text beside it says the same. */
export function TimeRuleFigure({ times }: { readonly times: readonly Reading[] }) {
  const spans = times.flatMap(({ figure }) => {
    const span = weeksOf(figure)
    return span ? [span] : []
  })
  if (spans.length === 0) return null
  const { width, height, weeks, ticks, bars } = timeRule(spans)
  return (
    <dd aria-hidden="true" className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
        <path d={ticks} className={styles.ticks} />
        {bars.map(({ lead, blocks, hatching }) => (
          <g key={blocks}>
            <path d={lead} className={styles.ticks} />
            <path d={hatching} className={styles.hatching} />
            <path d={blocks} className={styles.blocks} />
          </g>
        ))}
      </svg>
      <p>
        <span>{words.rule.start}</span>
        <span>{fillTemplate(words.rule.end, { count: weeks })}</span>
      </p>
    </dd>
  )
}
