import { record as words } from 'virtual:records/messages/site/header'
import { record as quoteMessage } from 'virtual:records/messages/site/quote'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { chatAppLink } from '#content/chat-app.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { observeScrolledPast } from '#platform/observe-intersection.ts'
import { css, cx } from '#styled/css'
import { iconButton } from '#styled/recipes/icon-button.js'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { ExternalButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { NavMenu } from '#ui/nav-menu.tsx'
import { currentNavItem } from './current-nav-item.ts'
import { DeferredRequests } from './deferred.tsx'
import { styles } from './header-styles.ts'
import { MobilePanel } from './mobile-panel.tsx'

/**
 * Returns the layout of a menu with `count` links: one column, two columns, or 'many', which are two columns that
 * scroll. Without scrolling, up to 14 links in two columns fit into a window 700 px high.
 */
function columnsFor(count: number): 'one' | 'two' | 'many' {
  if (count > 14) return 'many'
  return count > 4 ? 'two' : 'one'
}

/**
 * The menus and the mobile panel work before any script runs. Until a script reports whether the page has been
 * scrolled, the header is at the top of the page, has no background and scrolls away with the page.
 */
export function Header({ path }: { readonly path: string }) {
  const [isScrolled, setScrolled] = useState<boolean>()
  const sentinel = useRef<HTMLSpanElement>(null)
  useEffect(() => (sentinel.current ? observeScrolledPast(sentinel.current, setScrolled) : undefined), [])
  return (
    <>
      <span ref={sentinel} aria-hidden="true" className={styles.sentinel} />
      <header className={styles.bar} data-scrolled={isScrolled}>
        <div className={styles.inner}>
          <Link href={paths.home} aria-label={words.home} className={styles.logo}>
            <Wordmark />
          </Link>
          <nav aria-label={words.main} className={styles.desktopNav}>
            <ul className={css({ display: 'flex' })}>
              {navigation.map((item) => (
                <li key={item.name} className={css({ position: 'relative' })}>
                  {item.sub ? (
                    <NavMenu
                      name={item.name}
                      links={item.sub}
                      columns={columnsFor(item.sub.length)}
                      path={path}
                      isCurrent={currentNavItem(path) === item.name}
                    />
                  ) : (
                    <Link
                      href={item.href}
                      className={styles.link}
                      data-current={currentNavItem(path) === item.name || undefined}
                      aria-current={path === item.href ? 'page' : undefined}
                    >
                      {item.name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <Link
            href={paths.search}
            aria-label={words.search}
            aria-keyshortcuts="Control+K Meta+K"
            className={cx(iconButton({ variant: 'bare' }), styles.search)}
          >
            <Search size={20} strokeWidth={1.5} />
          </Link>
          <DeferredRequests />
          <div className={styles.quoteButton}>
            <ExternalButtonLink size="sm" href={chatAppLink(quoteMessage)}>
              {words.quote}
            </ExternalButtonLink>
          </div>
          <MobilePanel path={path} />
        </div>
      </header>
    </>
  )
}
