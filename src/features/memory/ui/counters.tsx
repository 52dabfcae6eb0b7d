import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, type Ref, useEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { clockFace } from '../game.ts'
import { bestAtom, gameAtom, hideGameAtom, playedAtom, tickGameAtom } from '../state.ts'
import { styles } from './counters-styles.ts'

const TICK_MS = 1000

export function Counters({ ref }: { readonly ref: Ref<HTMLDListElement> }) {
  const { moves } = useAtomValue(gameAtom)
  const best = useAtomValue(bestAtom)
  return (
    <dl ref={ref} className={styles.counters}>
      <Counter name={words.counters.moves}>{moves}</Counter>
      <Counter name={words.counters.time}>
        <PlayedTime />
      </Counter>
      <Counter name={words.counters.best}>{best ?? '–'}</Counter>
    </dl>
  )
}

function Counter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
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
