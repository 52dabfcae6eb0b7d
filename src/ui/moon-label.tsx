import { Moon } from './moon.tsx'
import { styles } from './moon-label-styles.ts'

/** A name after the moon that stands for it. */
export function MoonLabel({ lit, name }: { readonly lit: number; readonly name: string }) {
  return (
    <span className={styles.label}>
      <Moon lit={lit} />
      <span>{name}</span>
    </span>
  )
}
