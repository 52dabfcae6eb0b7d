import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { COUNT_STEP_MS } from './timeline.ts'

type Props = {
  /** 1 for ones, 10 for tens. */
  readonly placeValue: number
  /** The elapsed milliseconds from which the digit runs on, or null while it is paused. */
  readonly fromMs: number | null
}

/** A digit of a running counter: a strip of ten digits that the compositor moves, without any layout. */
export function Digit({ placeValue, fromMs }: Props) {
  const strip = useRef<HTMLSpanElement>(null)
  const animation = useRef<Animation>(undefined)
  useEffect(() => {
    if (fromMs === null) return animation.current?.pause()
    animation.current ??= strip.current?.animate(
      { transform: ['translateY(0)', 'translateY(-100%)'] },
      { duration: 10 * placeValue * COUNT_STEP_MS, easing: 'steps(10)', iterations: Number.POSITIVE_INFINITY },
    )
    if (animation.current) animation.current.currentTime = fromMs
    return animation.current?.play()
  }, [placeValue, fromMs])
  return (
    <span className={digitWindow}>
      <span ref={strip} className={digits}>
        {'0\n1\n2\n3\n4\n5\n6\n7\n8\n9'}
      </span>
    </span>
  )
}

const digitWindow = css({ display: 'inline-block', height: '1em', overflow: 'clip', verticalAlign: 'bottom' })
const digits = css({ display: 'block', whiteSpace: 'pre' })
