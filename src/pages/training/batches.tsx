import type { records as trainingBatches } from 'virtual:records/batches'
import type { CSSProperties } from 'react'
import {
  batchBars,
  batchChoice,
  batchMonths,
  hasUpcomingBatch,
  trainingPageContent as words,
} from '#content/training.ts'
import { slugify } from '#lib/slugify.ts'
import { lazyImage } from '#ui/image-loading.ts'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './batches-styles.ts'
import { PresetLink } from './preset-link.tsx'
import { useBatchStatuses } from './use-batch-statuses.ts'

type BatchesProps = {
  /** Defaults to the batches of the site. */
  readonly batches?: typeof trainingBatches
}

/**
 * The batches on one time axis. A bar is as long as its batch and has one block for each week. A batch that has begun
 * has a link to its waitlist.
 */
export function Batches({ batches: givenBatches }: BatchesProps) {
  const batches = useBatchStatuses(givenBatches)
  const { heading, begunHeading, note, starts: startsOn, began, priceNote } = words.batches
  return (
    <Section labelledBy="batches" space="below">
      <SectionHead id="batches" heading={hasUpcomingBatch(batches) ? heading : begunHeading} note={note} />
      {batches.length > 0 && <TimeAxis />}
      <ul>
        {batches.map(({ name, starts, date, duration, mode, price, isBegun }, index) => (
          <li key={name} id={slugify(name)} data-record="courses" className={styles.batch}>
            <div>
              <h3 className={styles.batchName}>{name}</h3>
              <p className={styles.batchText}>{batchBars[index]?.text}</p>
            </div>
            <div className={styles.schedule}>
              <i aria-hidden="true" style={barStyle(batchBars[index]?.bar)} />
              <p style={{ left: batchBars[index]?.bar.words }}>
                <span>{isBegun ? began : startsOn}</span> <time dateTime={starts}>{date}</time>, {duration}, {mode}
              </p>
            </div>
            <div className={styles.enrolment}>
              <span className={styles.price}>{price}</span>
              <PresetLink
                action={isBegun ? words.waitlist : words.enroll}
                batch={{ name, choice: batchChoice({ name, date, isBegun }) }}
                variant="line"
                size="sm"
              />
            </div>
          </li>
        ))}
      </ul>
      {batches.length > 0 && priceNote && <p className={styles.priceNote}>{priceNote}</p>}
    </Section>
  )
}

/** Returns the style of a bar: its start, its length and its number of weeks. */
function barStyle({ left, width, weeks }: Partial<(typeof batchBars)[number]['bar']> = {}) {
  return { left, width, '--weeks': weeks } as CSSProperties
}

function TimeAxis() {
  return (
    <div aria-hidden="true" className={styles.timeAxis}>
      <div className={styles.ruler}>
        <p className={styles.months}>
          {batchMonths.map(({ name, left }) => (
            <span key={name} style={{ left }}>
              {name}
            </span>
          ))}
        </p>
        <img src="/art/training-rule.svg" alt="" width="920" height="22" {...lazyImage} className={styles.ticks} />
      </div>
    </div>
  )
}
