import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { menu } from '#styled/recipes/menu.js'
import { GlyphIcon } from './glyph-icon.tsx'
import { Link } from './link.tsx'
import { useDetailsDismiss } from './use-dismiss.ts'

type MenuLink = { readonly name: string; readonly href: string; readonly promise: string; readonly glyph: string }
type NavMenuProps = {
  readonly name: string
  readonly links: readonly MenuLink[]
  readonly columns: 'one' | 'two' | 'many'
  readonly path: string
  readonly isCurrent: boolean
}

/**
 * A dropdown of links. It is a disclosure, so it opens without a script. Scripts close it on Escape, on a click
 * elsewhere and when the focus leaves.
 */
export function NavMenu({ name, links, columns, path, isCurrent }: NavMenuProps) {
  const styles = menu({ columns })
  const root = useRef<HTMLDetailsElement>(null)
  useDetailsDismiss(root)
  return (
    <details ref={root} name="main-menu" className={styles.root}>
      <summary className={styles.trigger} data-current={isCurrent || undefined}>
        <span>{name}</span>
        <ChevronDown size={16} strokeWidth={1.5} />
      </summary>
      <div className={styles.sheet}>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                className={styles.link}
                aria-current={link.href === path ? 'page' : undefined}
                onClick={() => root.current?.removeAttribute('open')}
              >
                <GlyphIcon name={link.glyph} />
                <span>{link.name}</span>
                <small className={styles.promise}>{link.promise}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
