import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trainingPageContent as words } from '#content/training.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { styles } from './count-styles.ts'
import { Digit } from './digit.tsx'
import { countAt, hundredsAt, leadingZerosAt, msToNextHundred } from './timeline.ts'

type Props = { readonly isCounting: boolean; readonly isStill: boolean }

/** A counter of the steps since the page was opened or, while nothing moves, the number of courses. */
export function Count({ isCounting, isStill }: Props) {
  const ports = useAtomValue(portsAtom)
  const openedAt = useRef(0)
  const [fromMs, setFromMs] = useState<number | null>(null)
  const [elapsedMs, setElapsedMs] = useState<number | null>(null)
  useEffect(() => {
    openedAt.current = ports.clock.now()
  }, [ports])
  useEffect(() => {
    if (!isCounting) return undefined
    let cancel = () => {}
    const update = () => {
      const ms = ports.clock.now() - openedAt.current
      setElapsedMs(ms)
      cancel = ports.clock.after(msToNextHundred(ms), update)
      return ms
    }
    setFromMs(update())
    return () => {
      cancel()
      setFromMs(null)
    }
  }, [ports, isCounting])
  if (elapsedMs === null || isStill)
    return (
      <>
        <b className={styles.count}>{words.globe.still[0]}</b>
        <span className={styles.countLabel}>{words.globe.still[1]}</span>
      </>
    )
  return (
    <>
      <b className={styles.count}>
        <span className={css({ srOnly: true })}>{countAt(elapsedMs)}</span>
        <span aria-hidden="true">
          <span className={leadingZeros}>{leadingZerosAt(elapsedMs)}</span>
          <span>{hundredsAt(elapsedMs)}</span>
          <Digit placeValue={10} fromMs={fromMs} />
          <Digit placeValue={1} fromMs={fromMs} />
        </span>
      </b>
      <span className={styles.countLabel}>{words.globe.counting}</span>
    </>
  )
}

const leadingZeros = css({ color: 'text.3' })
