import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { clockFace, isComplete } from '../game.ts'
import {
  announcementAtom,
  bestAtom,
  dealAtom,
  gameAtom,
  hideGameAtom,
  loadBestAtom,
  playedAtom,
  tickGameAtom,
} from '../state.ts'
import { Board } from './board.tsx'
import { instruments } from './instruments.tsx'
import { styles } from './memory-game-styles.ts'

const TICK_MS = 1000
const values = Object.keys(instruments)

/** `children` is the page's heading and introduction, shown above the counters. */
export function MemoryGame({ children }: { readonly children: ReactNode }) {
  const game = useAtomValue(gameAtom)
  const deal = useSetAtom(dealAtom)
  const load = useSetAtom(loadBestAtom)
  const best = useAtomValue(bestAtom)
  const isStarted = game.deck.length > 0
  useEffect(() => {
    void load()
  }, [load])
  return (
    <div className={styles.layout}>
      <div className={css({ display: 'grid', gap: { base: '1.25rem', sm: '1.75rem' }, justifyItems: 'start' })}>
        {children}
        <dl className={styles.counters}>
          <Counter name={words.counters.moves}>{game.moves}</Counter>
          <Counter name={words.counters.time}>
            <PlayedTime />
          </Counter>
          <Counter name={words.counters.best}>{best ?? '–'}</Counter>
        </dl>
        <Button onClick={() => deal(values)}>{isStarted ? words.restart : words.start}</Button>
        <p className={css({ textStyle: 'small', color: 'text.3' })}>{words.note}</p>
        <p role="status" className={css({ srOnly: true })}>
          {useAtomValue(announcementAtom)}
        </p>
      </div>
      <Board isCelebrating={isComplete(game)} />
    </div>
  )
}

function Counter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css({ textStyle: 'small', color: 'text.2', marginBottom: '2' })}>{name}</dt>
      <dd className={styles.counterValue}>{children}</dd>
    </div>
  )
}

/** The time is paused while the tab is hidden. */
function PlayedTime() {
  const { deck, matched } = useAtomValue(gameAtom)
  const played = useAtomValue(playedAtom)
  const ports = useAtomValue(portsAtom)
  const tick = useSetAtom(tickGameAtom)
  const hide = useSetAtom(hideGameAtom)
  const isPlaying = deck.length > 0 && matched.length < deck.length
  useEffect(() => {
    if (!isPlaying) return
    const { clock, visibility } = ports
    let cancel = () => {}
    const scheduleTick = () => {
      cancel = clock.after(TICK_MS, () => {
        tick()
        scheduleTick()
      })
    }
    const onVisibilityChange = () => {
      cancel()
      hide(visibility.isHidden())
      if (!visibility.isHidden()) scheduleTick()
    }
    onVisibilityChange()
    const unsubscribe = visibility.onChange(onVisibilityChange)
    return () => {
      cancel()
      unsubscribe()
      hide(true)
    }
  }, [isPlaying, ports, tick, hide])
  return <span>{clockFace(played)}</span>
}
