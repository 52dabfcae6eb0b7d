import type { CSSProperties } from 'react'
import { trainingBatches } from '#content/facts.ts'
import { batchTexts, trainingPage as words } from '#content/training.ts'
import { trainingPage } from '#styled/recipes/training-page.js'
import { wrap } from '#ui/layout.ts'
import { bars, calendarDays, dayTicks, months, monthTicks } from './calendar.ts'
import { PresetLink } from './preset-link.tsx'
import { SectionHead } from './section-head.tsx'

const looks = trainingPage()

/** A bar: where it begins, how long it is, and its weeks. */
function barOf(index: number): CSSProperties {
  const { left, width, weeks } = bars[index] ?? {}
  return { left, width, '--weeks': weeks } as CSSProperties
}

/** The three batches on one rule of days; a bar is as long as its batch, a block is a week. */
export function Batches() {
  return (
    <section aria-labelledby="batches" className={looks.section}>
      <div className={wrap}>
        <SectionHead id="batches" {...words.batches} />
        <div aria-hidden="true" className={looks.axis}>
          <div className={looks.rule}>
            <p className={looks.months}>
              {months.map(({ name, left }) => (
                <span key={name} style={{ left }}>
                  {name}
                </span>
              ))}
            </p>
            <svg
              viewBox={`0 0 ${calendarDays * 10} 22`}
              preserveAspectRatio="none"
              fill="none"
              aria-hidden="true"
              className={looks.ticks}
            >
              <path d={dayTicks} stroke="var(--colors-line-strong)" vectorEffect="non-scaling-stroke" />
              <path d={monthTicks} stroke="var(--colors-text)" strokeWidth="1.3" vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        </div>
        <ul>
          {trainingBatches.map(({ name, starts, date, duration, mode, price }, index) => (
            <li key={name} className={looks.batch}>
              <div>
                <h3 className={looks.batchName}>{name}</h3>
                <p className={looks.batchText}>{batchTexts[name]}</p>
              </div>
              <div className={looks.run}>
                <i aria-hidden="true" style={barOf(index)} />
                <p style={{ left: bars[index]?.left }}>
                  <time dateTime={starts}>{date}</time>, {duration}, {mode}
                </p>
              </div>
              <div className={looks.buy}>
                <span className={looks.price}>{price}</span>
                <PresetLink action={words.enroll} batch={{ name, date }} look="line" size="sm" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
