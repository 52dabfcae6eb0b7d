import type { StatusVariant } from '../display-status.ts'

type CountRingProps = { readonly variant: StatusVariant | 'none'; readonly className: string | undefined }

/**
 * The ring around the count: thick if a request needs the visitor, turning arcs while a request is being sent, dashed
 * while requests wait, and thin if none is left.
 */
export function CountRing({ variant, className }: CountRingProps) {
  return (
    <svg viewBox="0 0 44 44" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      {variant === 'sending' ? (
        <g>
          <path
            d="M42.1 26.1A20.5 20.5 0 0 1 19.4 42.3M6.9 35.8A20.5 20.5 0 0 1 3.6 12.9M15.7 2.5A20.5 20.5 0 0 1 36.5 7.5"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </g>
      ) : (
        <circle
          cx="22"
          cy="22"
          r="20.5"
          strokeWidth={variant === 'asks' ? 2 : 1.3}
          strokeDasharray={variant === 'waiting' ? '3 3.44' : undefined}
        />
      )}
    </svg>
  )
}
