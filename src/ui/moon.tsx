import { phasePath } from '#lib/engrave/phase.ts'
import { styles } from './moon-styles.ts'

/** A small moon lit by a share from 0 to 1. It is decorative, because the text beside it says the same. */
export function Moon({ lit, className }: { readonly lit: number; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="9" stroke="var(--colors-line-strong)" strokeWidth="1.2" />
      <path d={phasePath(lit)} fill="currentColor" />
    </svg>
  )
}

/** A name after the moon that stands for it. */
export function MoonLabel({ lit, name }: { readonly lit: number; readonly name: string }) {
  return (
    <span className={styles.label}>
      <Moon lit={lit} />
      <span>{name}</span>
    </span>
  )
}
