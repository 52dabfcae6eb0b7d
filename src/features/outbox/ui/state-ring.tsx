import { outboxRow } from '#styled/recipes/outbox-row.js'
import type { StatusVariant } from '../display-status.ts'

/** Returns the path of an arc that starts at the top and covers this share of a circle with radius 14. */
function arcPath(share: number): string {
  const angle = 2 * Math.PI * Math.min(share, 0.998)
  const [x, y] = [22 + 14 * Math.sin(angle), 22 - 14 * Math.cos(angle)]
  return `M22 8A14 14 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}`
}

/**
 * A request's state as a ring: dashed and filling up while the request waits, turning while it is being sent, closed
 * once it is sent, and open if it needs the visitor.
 */
export function StateRing({ variant, progress }: { readonly variant: StatusVariant; readonly progress: number }) {
  return (
    <svg
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={outboxRow({ variant }).ring}
    >
      {variant === 'waiting' && (
        <>
          <circle cx="22" cy="22" r="19" strokeWidth="1.3" strokeDasharray="2.5 3.47" />
          {progress > 0.01 && <path d={arcPath(progress)} strokeWidth="1.8" strokeLinecap="round" />}
          <circle cx="22" cy="22" r="2.6" fill="currentColor" stroke="none" />
        </>
      )}
      {variant === 'sending' && (
        <>
          <g>
            <path
              d="M40.6 25.8A19 19 0 0 1 19.6 40.8M3.2 19A19 19 0 0 1 14.4 4.6M21.6 35A13 13 0 0 1 9 22.5M20.5 9.1A13 13 0 0 1 31.2 12.8"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </g>
          <circle cx="22" cy="22" r="3" fill="var(--colors-signal)" stroke="none" />
        </>
      )}
      {variant === 'sent' && (
        <>
          <circle cx="22" cy="22" r="19" strokeWidth="1.4" />
          <path d="M14.5 22.5l5 5 10-11" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
        </>
      )}
      {variant === 'asks' && (
        <>
          <path d="M30.9 5.2A19 19 0 1 1 13.1 5.2" strokeWidth="1.8" strokeLinecap="round" />
          <path d="M22 11v14" strokeWidth="2" strokeLinecap="round" />
          <circle cx="22" cy="30.5" r="1.8" fill="currentColor" stroke="none" />
        </>
      )}
    </svg>
  )
}
