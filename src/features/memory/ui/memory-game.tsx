import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dayMonthYear } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import {
  announcementAtom,
  dealAtom,
  dealNumberAtom,
  dealTodayAtom,
  gameAtom,
  loadBestAtom,
  resultAtom,
} from '../state.ts'
import { Board, focusFirstCard } from './board.tsx'
import { Counters } from './counters.tsx'
import { GameResult } from './game-result.tsx'
import { instruments } from './instruments.tsx'
import { styles } from './memory-game-styles.ts'

const values = Object.keys(instruments)

/** `heading` and `lead` are those of the page: the heading stands above the counters, the lead where there is room. */
export function MemoryGame({ heading, lead }: { readonly heading: ReactNode; readonly lead: ReactNode }) {
  const { deck, day } = useAtomValue(gameAtom)
  const result = useAtomValue(resultAtom)
  const deal = useSetAtom(dealAtom)
  const dealToday = useSetAtom(dealTodayAtom)
  const load = useSetAtom(loadBestAtom)
  const once = useOneAtATime()
  const counters = useRef<HTMLDListElement>(null)
  const [dealSame, dealOther] = day === null ? [deal, dealToday] : [dealToday, deal]
  useEffect(() => {
    void load()
  }, [load])
  const playAgain = () => {
    flushSync(() => dealSame(values)) // the first card is read with its new name
    focusFirstCard() // the button that was pressed goes away
    counters.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.layout}>
      <div className={styles.title}>{heading}</div>
      <div className={styles.lead}>{lead}</div>
      <Counters ref={counters} />
      <div className={styles.actions}>
        <Button
          size="sm"
          variant={result ? 'line' : 'signal'}
          onClick={(press) => void once(() => dealSame(values), press)}
        >
          {deck.length > 0 ? words.restart : words.start}
        </Button>
        <Button size="sm" variant="line" onClick={(press) => void once(() => dealOther(values), press)}>
          {day === null ? words.today : words.random}
        </Button>
      </div>
      <noscript className={styles.unscripted}>{words.unscripted}</noscript>
      {!result && (
        <p className={styles.note}>
          {day === null ? words.note : fillTemplate(words.skyNote, { date: dayMonthYear(day) })}
        </p>
      )}
      <p role="status" className={css({ srOnly: true })}>
        <span key={useAtomValue(dealNumberAtom)}>{useAtomValue(announcementAtom)}</span>
      </p>
      <Board />
      {result && <GameResult result={result} onAgain={playAgain} />}
    </div>
  )
}
