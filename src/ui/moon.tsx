import { phasePath } from '#lib/engrave/phase.ts'

/** A small moon lit by a share from 0 to 1. It is decorative, because the text beside it says the same. */
export function Moon({ lit, className }: { readonly lit: number; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="9" stroke="var(--colors-line-strong)" strokeWidth="1.2" />
      <path d={phasePath(lit)} fill="currentColor" />
    </svg>
  )
}
