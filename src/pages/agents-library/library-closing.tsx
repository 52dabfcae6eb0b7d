import { record as words } from 'virtual:records/messages/library/end'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { providers } from '#content/models.ts'
import { paths } from '#content/paths.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { menu } from '#styled/recipes/menu.js'
import { ButtonLink } from '#ui/button.tsx'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'
import { Section } from '#ui/section.tsx'
import { useDetailsDismiss } from '#ui/use-dismiss.ts'
import { styles } from './library-closing-styles.ts'

const menuStyles = menu()

export function LibraryClosing() {
  const { heading, text, request } = words.closing
  return (
    <Section labelledBy="closing">
      <div className={styles.closingPanel}>
        <div>
          <h2 id="closing">{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.closingActions}>
          <ButtonLink href={paths.contact}>{request}</ButtonLink>
          <KeysMenu />
        </div>
      </div>
    </Section>
  )
}

/**
 * Links to the pages on which the providers issue API keys. They are in a details element, so that the menu opens
 * without JavaScript.
 */
function KeysMenu() {
  const { keys, keysHint } = words.closing
  const root = useRef<HTMLDetailsElement>(null)
  useDetailsDismiss(root)
  return (
    <details ref={root} className={styles.keysMenu}>
      <summary className={button({ variant: 'line' })}>
        {keys}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={cx(menuStyles.sheet, styles.keysMenuSheet)}>
        <p className={styles.keysHint}>{keysHint}</p>
        <ul className={menuStyles.list}>
          {Object.values(providers).map(({ name, keysUrl }) => (
            <li key={name}>
              <a
                href={keysUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={cx(menuStyles.link, styles.keyLink)}
              >
                <span>{name}</span>
                <NewTabIcon />
                <small className={styles.keyHost}>{new URL(keysUrl).host}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
