import { styles } from './card-link-styles.ts'
import { Link } from './link.tsx'
import { Trail } from './marks.tsx'

/** The link of a card, which covers its nearest positioned ancestor. */
export function CardLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link href={href} className={styles.link}>
      <span>{name}</span>
      <Trail tone="signal" />
    </Link>
  )
}
