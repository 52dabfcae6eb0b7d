import { record as words } from 'virtual:records/messages/site/header'
import { record as quoteMessage } from 'virtual:records/messages/site/quote'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { chatAppLink } from '#content/chat-app.ts'
import { navigation } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { attempt } from '#lib/attempt.ts'
import { css } from '#styled/css'
import { iconButton } from '#styled/recipes/icon-button.js'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { ExternalButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useDismiss } from '#ui/use-dismiss.ts'
import { useHistoryLayer } from '#ui/use-history-layer.ts'
import { DeferredControls } from './deferred.tsx'
import { styles } from './mobile-panel-styles.ts'

/** The panel is a popover, so it opens and closes without a script of the site. */
export function MobilePanel({ path }: { readonly path: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    panel.current?.hidePopover?.()
    setOpen(false) // the event of the popover comes later
  }
  const closeIfOpen = (returnsFocus: boolean) => {
    // an older browser throws for the selector, and its fallback (`popover-fallback.ts`) sets the attribute
    if (!attempt(() => panel.current?.matches(':popover-open'), panel.current?.hasAttribute('data-open'))) return
    close()
    if (returnsFocus) opener.current?.focus() // Safari does not focus a clicked button
  }
  const leave = () => {
    close()
    return opener.current
  }
  useDismiss(panel, closeIfOpen)
  useHistoryLayer(isOpen, () => closeIfOpen(true))
  return (
    <div className={css({ display: { '2xl': 'none' } })}>
      <button ref={opener} type="button" popoverTarget="menu" aria-label={words.openMenu} className={iconButton()}>
        <Menu size={20} strokeWidth={1.5} />
      </button>
      <div
        ref={panel}
        id="menu"
        popover="auto"
        role="dialog"
        aria-label={words.menu}
        tabIndex={-1}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') panel.current?.focus()
        }}
        className={styles.panel}
      >
        <div className={styles.panelHeader}>
          <Wordmark />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            onClick={() => closeIfOpen(true)}
            aria-label={words.closeMenu}
            className={iconButton()}
          >
            <X size={20} strokeWidth={1.5} />
          </button>
        </div>
        <nav aria-label={words.menu}>
          <ul>
            <li>
              <Link href={paths.search} onClick={close} className={styles.row}>
                {words.search}
              </Link>
            </li>
            {navigation.map((item) => (
              <li key={item.name} className={css({ borderTop: '1px solid {colors.line.faint}' })}>
                {item.sub ? (
                  <details>
                    <summary className={styles.row}>
                      {item.name}
                      <ChevronDown size={20} strokeWidth={1.5} />
                    </summary>
                    <ul className={css({ paddingBottom: '3' })}>
                      {item.sub.map((link) => (
                        <li key={link.href}>
                          <Link
                            href={link.href}
                            onClick={close}
                            className={styles.subRow}
                            aria-current={link.href === path ? 'page' : undefined}
                          >
                            {link.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link
                    href={item.href}
                    onClick={close}
                    className={styles.row}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    {item.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.controls}>{isOpen && <DeferredControls leaveMenu={leave} />}</div>
        <div className={css({ marginTop: 'auto', padding: '1.5rem 1.25rem' })}>
          <ExternalButtonLink wide href={chatAppLink(quoteMessage)} onClick={close}>
            {words.quote}
          </ExternalButtonLink>
        </div>
      </div>
    </div>
  )
}
