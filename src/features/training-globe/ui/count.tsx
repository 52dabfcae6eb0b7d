import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trainingPage as words } from '#content/training.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { countAt, hundredsAt, STEPS_A_TURN, unreachedAt, untilHundred } from '../timeline.ts'
import { Digit } from './digit.tsx'

type Props = { readonly isGoing: boolean; readonly looks: Readonly<Record<'count' | 'counted', string>> }

/** Counts the steps since the page was opened. Until it goes, it says how many make one turn of the globe. */
export function Count({ isGoing, looks }: Props) {
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
      cancel = ports.clock.after(untilHundred(ms), read)
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
        <b className={looks.count}>{`${STEPS_A_TURN}`}</b>
        <span className={looks.counted}>{words.globe.still}</span>
      </>
    )
  return (
    <>
      <b className={looks.count}>
        <span className={css({ srOnly: true })}>{countAt(readAt)}</span>
        <span aria-hidden="true">
          <span className={unreached}>{unreachedAt(readAt)}</span>
          <span>{hundredsAt(readAt)}</span>
          <Digit worth={10} fromMs={fromMs} />
          <Digit worth={1} fromMs={fromMs} />
        </span>
      </b>
      <span className={looks.counted}>{words.globe.counting}</span>
    </>
  )
}

const unreached = css({ color: 'text.3' })
