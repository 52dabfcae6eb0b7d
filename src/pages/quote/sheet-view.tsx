import { record as pageWords } from 'virtual:records/pages/quote'
import { useAtomValue } from 'jotai'
import { fillTemplate } from '#lib/fill-template.ts'
import { GlyphIcon } from '#ui/glyph-icon.tsx'
import { Link } from '#ui/link.tsx'
import { answerDial, DIAL } from './answer-dial.ts'
import { generalOffer } from './offers.ts'
import type { SheetLine, SheetRow } from './sheet.ts'
import { styles } from './sheet-view-styles.ts'
import { announcementAtom, sheetAtom } from './state.ts'
import { TimeRuleFigure } from './time-rule-figure.tsx'

const words = pageWords.sheet
/** A longer text takes the whole width of the printed sheet, whose lists have two columns. */
const MAX_HALF_LINE = 90

/** The drawn sheet. It changes with the answers, and is printed alone. */
export function SheetView() {
  const sheet = useAtomValue(sheetAtom)
  const announcement = useAtomValue(announcementAtom)
  const { offer, answered, times, rows } = sheet
  const dial = answerDial(answered)
  return (
    <section aria-labelledby="sheet" className={styles.sheet}>
      <header className={styles.head}>
        <h2 id="sheet" className={styles.heading}>
          {words.heading}
        </h2>
        <div aria-hidden="true" className={styles.dial}>
          <svg viewBox={`0 0 ${DIAL} ${DIAL}`} fill="none" aria-hidden="true">
            <path d={dial.open} className={styles.openSector} />
            <path d={dial.answered} className={styles.answeredSector} />
          </svg>
          <GlyphIcon name={(offer ?? generalOffer).glyph} />
        </div>
      </header>
      <dl>
        {rows.map((row) => (
          <div key={row.id} data-row={row.id} className={styles.row}>
            <dt>{words.rows[row.id]}</dt>
            {row.asked === undefined ? <Lines row={row} /> : <Asked number={row.asked} />}
            {row.id === 'time' && times.length > 0 && <TimeRuleFigure times={times} />}
          </div>
        ))}
      </dl>
      <footer className={styles.foot}>
        <p>{words.foot}</p>
        <p>{words.sender}</p>
      </footer>
      <p role="status" className={styles.status}>
        {announcement}
      </p>
    </section>
  )
}

/** The place of an answer that is missing. */
function Asked({ number }: { readonly number: number }) {
  return (
    <dd data-asked="" className={styles.asked}>
      <span>{fillTemplate(words.asked, { number })}</span>
    </dd>
  )
}

function Lines({ row: { id, lines } }: { readonly row: SheetRow }) {
  const [only] = lines
  if (lines.length === 1 && only) {
    return (
      <dd>
        <Line line={only} />
      </dd>
    )
  }
  return (
    <dd>
      <ul data-dashed={id === 'needs' || id === 'open' ? '' : undefined} className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name ?? line.text} data-wide={line.name || line.text.length > MAX_HALF_LINE ? '' : undefined}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </dd>
  )
}

function Line({ line: { text, figure, name, href } }: { readonly line: SheetLine }) {
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.link}>
        {text}
      </Link>
    )
  }
  if (figure === undefined) return <span>{text}</span>
  return (
    <>
      <span>{`${name} `}</span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.detail}>{text}</span>
    </>
  )
}
