import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { css, cx } from '#styled/css'
import { menu } from '#styled/recipes/menu.js'
import { GlyphIcon } from './glyphs.tsx'
import { Link } from './link.tsx'

type MenuLink = { readonly name: string; readonly href: string; readonly promise: string; readonly glyph: string }
type NavMenuProps = {
  readonly name: string
  readonly links: readonly MenuLink[]
  readonly columns: 'one' | 'two'
  readonly path: string
  readonly isCurrent: boolean
}

/** A dropdown of links. It is a disclosure, so it opens without a script; scripts close it again politely. */
export function NavMenu({ name, links, columns, path, isCurrent }: NavMenuProps) {
  const styles = menu({ columns })
  const root = useRef<HTMLDetailsElement>(null)
  usePoliteDetails(root)
  return (
    <details ref={root} name="main-menu" className={styles.root}>
      <summary className={cx(styles.trigger, isCurrent && current)}>
        {name}
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
                <span className={styles.glyph}>
                  <GlyphIcon name={link.glyph} />
                </span>
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

/** Closes a disclosure on Escape, on a click elsewhere and when focus leaves it. */
function usePoliteDetails(root: { readonly current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => root.current?.removeAttribute('open')
    const isOutside = (target: EventTarget | null) => !(target instanceof Node) || !root.current?.contains(target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.current?.open) return
      const hadFocus = root.current.contains(document.activeElement)
      close()
      if (hadFocus) root.current.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => isOutside(event.target) && close()
    const onFocus = (event: FocusEvent) => isOutside(event.target) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [root])
}

const current = css({
  color: 'text',
  _after: {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '2px',
    width: '5px',
    height: '5px',
    marginLeft: '-2.5px',
    borderRadius: 'round',
    background: 'signal',
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
})
