import { wordmark } from 'virtual:wordmark'
import { css } from '#styled/css'

const HEIGHT = 30
const [, , width = 0, height = 1] = wordmark.viewBox.split(/[\s,]+/).map(Number)

/** The SVG is inline, so that the name is there from the first paint. The build draws it (`prerender/wordmark.ts`). */
export function Wordmark() {
  return (
    <svg
      viewBox={wordmark.viewBox}
      width={Math.round((width / height) * HEIGHT)}
      height={HEIGHT}
      preserveAspectRatio="xMinYMid"
      fill="currentColor"
      aria-hidden="true"
    >
      {wordmark.paths.map(({ d, isSignal }) => (
        <path key={d} d={d} className={isSignal ? css({ fill: 'signal' }) : undefined} />
      ))}
    </svg>
  )
}
