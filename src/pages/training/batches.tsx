import type { CSSProperties } from 'react'
import type { trainingBatches } from '#content/batches.ts'
import { batchBars, batchMonths, choiceOf, isAnyToCome, trainingPage as words } from '#content/training.ts'
import { trainingPage } from '#styled/recipes/training-page.js'
import { wrap } from '#ui/layout.ts'
import { seenLater } from '#ui/picture.ts'
import { PresetLink } from './preset-link.tsx'
import { SectionHead } from './section-head.tsx'
import { useBatches } from './use-batches.ts'

const looks = trainingPage()

type BatchesProps = {
  /** Those of the site, if it does not say. */
  readonly batches?: typeof trainingBatches
}

/** The batches on one rule of days; a bar is as long as its batch, a block is a week. One that has begun offers the waitlist. */
export function Batches({ batches: given }: BatchesProps) {
  const batches = useBatches(given)
  const { heading, begunHeading, note, starts: toStart, began, priceNote } = words.batches
  return (
    <section aria-labelledby="batches" className={looks.section}>
      <div className={wrap}>
        <SectionHead id="batches" heading={isAnyToCome(batches) ? heading : begunHeading} note={note} />
        {batches.length > 0 && <Axis />}
        <ul>
          {batches.map(({ name, starts, date, duration, mode, price, isBegun }, index) => (
            <li key={name} className={looks.batch}>
              <div>
                <h3 className={looks.batchName}>{name}</h3>
                <p className={looks.batchText}>{batchBars[index]?.text}</p>
              </div>
              <div className={looks.run}>
                <i aria-hidden="true" style={styleOf(batchBars[index]?.bar)} />
                <p style={{ left: batchBars[index]?.bar.words }}>
                  <span>{isBegun ? began : toStart}</span> <time dateTime={starts}>{date}</time>, {duration}, {mode}
                </p>
              </div>
              <div className={looks.buy}>
                <span className={looks.price}>{price}</span>
                <PresetLink
                  action={isBegun ? words.waitlist : words.enroll}
                  batch={{ name, choice: choiceOf({ name, date, isBegun }) }}
                  look="line"
                  size="sm"
                />
              </div>
            </li>
          ))}
        </ul>
        {batches.length > 0 && <p className={looks.priceNote}>{priceNote}</p>}
      </div>
    </section>
  )
}

/** A bar: where it begins, how long it is, and its weeks. */
function styleOf({ left, width, weeks }: Partial<(typeof batchBars)[number]['bar']> = {}) {
  return { left, width, '--weeks': weeks } as CSSProperties
}

function Axis() {
  return (
    <div aria-hidden="true" className={looks.axis}>
      <div className={looks.rule}>
        <p className={looks.months}>
          {batchMonths.map(({ name, left }) => (
            <span key={name} style={{ left }}>
              {name}
            </span>
          ))}
        </p>
        <img src="/art/training-rule.svg" alt="" width="920" height="22" {...seenLater} className={looks.ticks} />
      </div>
    </div>
  )
}
