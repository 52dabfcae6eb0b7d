import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { COUNT_STEP_MS } from '../timeline.ts'

type Props = {
  /** 1 for ones, 10 for tens. */
  readonly worth: number
  /** The milliseconds since the count began, or null while it is paused. */
  readonly fromMs: number | null
}

/** A digit of a running counter: a strip of ten digits that the compositor moves, so that no layout is needed. */
export function Digit({ worth, fromMs }: Props) {
  const strip = useRef<HTMLSpanElement>(null)
  const moving = useRef<Animation>(undefined)
  useEffect(() => {
    if (fromMs === null) return moving.current?.pause()
    moving.current ??= strip.current?.animate(
      { transform: ['translateY(0)', 'translateY(-100%)'] },
      { duration: 10 * worth * COUNT_STEP_MS, easing: 'steps(10)', iterations: Number.POSITIVE_INFINITY },
    )
    if (moving.current) moving.current.currentTime = fromMs
    return moving.current?.play()
  }, [worth, fromMs])
  return (
    <span className={hole}>
      <span ref={strip} className={digits}>
        {'0\n1\n2\n3\n4\n5\n6\n7\n8\n9'}
      </span>
    </span>
  )
}

const hole = css({ display: 'inline-block', height: '1em', overflow: 'clip', verticalAlign: 'bottom' })
const digits = css({ display: 'block', whiteSpace: 'pre' })
