import { record as words } from 'virtual:records/messages/library/end'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { providers } from '#content/models.ts'
import { paths } from '#content/paths.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { libraryPage } from '#styled/recipes/library-page.js'
import { menu } from '#styled/recipes/menu.js'
import { ButtonLink } from '#ui/button.tsx'
import { ExternalMark } from '#ui/icons.tsx'
import { wrap } from '#ui/layout.ts'
import { useDetailsWayOut } from '#ui/use-way-out.ts'

const looks = libraryPage()
const sheet = menu()

/** What to do where no agent fits, and where keys come from. */
export function Closing() {
  const { heading, text, request } = words.closing
  return (
    <section aria-labelledby="closing" className={looks.end}>
      <div className={wrap}>
        <div className={looks.plate}>
          <div>
            <h2 id="closing">{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={looks.acts}>
            <ButtonLink href={paths.contact}>{request}</ButtonLink>
            <KeysMenu />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The providers' own pages for keys. A disclosure, so that it opens without a script. */
function KeysMenu() {
  const { keys, keysHint } = words.closing
  const root = useRef<HTMLDetailsElement>(null)
  useDetailsWayOut(root)
  return (
    <details ref={root} className={looks.keys}>
      <summary className={button({ look: 'line' })}>
        {keys}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={cx(sheet.sheet, looks.sheet)}>
        <p className={looks.keysHint}>{keysHint}</p>
        <ul className={sheet.list}>
          {Object.values(providers).map(({ name, keysUrl }) => (
            <li key={name}>
              <a href={keysUrl} target="_blank" rel="noopener noreferrer" className={cx(sheet.link, looks.key)}>
                <span>{name}</span>
                <ExternalMark />
                <small className={looks.keyHost}>{new URL(keysUrl).host}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
