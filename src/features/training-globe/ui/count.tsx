import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trainingPageContent as words } from '#content/training.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { countAt, hundredsAt, leadingZerosAt, msToNextHundred, STEPS_PER_TURN } from '../timeline.ts'
import { Digit } from './digit.tsx'

type Props = { readonly isGoing: boolean; readonly styles: Readonly<Record<'count' | 'countLabel', string>> }

/** Counts the steps since the page was opened. Until it starts, it shows how many steps make one turn of the globe. */
export function Count({ isGoing, styles }: Props) {
  const ports = useAtomValue(portsAtom)
  const opened = useRef(0)
  const [fromMs, setFrom] = useState<number | null>(null)
  const [readAt, setReadAt] = useState<number | null>(null)
  useEffect(() => {
    opened.current = ports.clock.now()
  }, [ports])
  useEffect(() => {
    if (!isGoing) return undefined
    let cancel = () => {}
    const read = () => {
      const ms = ports.clock.now() - opened.current
      setReadAt(ms)
      cancel = ports.clock.after(msToNextHundred(ms), read)
      return ms
    }
    setFrom(read())
    return () => {
      cancel()
      setFrom(null)
    }
  }, [ports, isGoing])
  if (readAt === null)
    return (
      <>
        <b className={styles.count}>{`${STEPS_PER_TURN}`}</b>
        <span className={styles.countLabel}>{words.globe.still}</span>
      </>
    )
  return (
    <>
      <b className={styles.count}>
        <span className={css({ srOnly: true })}>{countAt(readAt)}</span>
        <span aria-hidden="true">
          <span className={unreached}>{leadingZerosAt(readAt)}</span>
          <span>{hundredsAt(readAt)}</span>
          <Digit worth={10} fromMs={fromMs} />
          <Digit worth={1} fromMs={fromMs} />
        </span>
      </b>
      <span className={styles.countLabel}>{words.globe.counting}</span>
    </>
  )
}

const unreached = css({ color: 'text.3' })
