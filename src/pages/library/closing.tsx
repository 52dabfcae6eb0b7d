import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { libraryEnd as words } from '#content/agent-runner/end.ts'
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
            <ButtonLink href={request.href}>{request.label}</ButtonLink>
            <KeysMenu />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The providers' own pages for keys. A disclosure, so that it opens without a script. */
function KeysMenu() {
  const { label, hint, pages } = words.closing.keys
  const root = useRef<HTMLDetailsElement>(null)
  useDetailsWayOut(root)
  return (
    <details ref={root} className={looks.keys}>
      <summary className={button({ look: 'line' })}>
        {label}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={cx(sheet.sheet, looks.sheet)}>
        <p className={looks.keysHint}>{hint}</p>
        <ul className={sheet.list}>
          {pages.map(({ provider, href }) => (
            <li key={provider}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={cx(sheet.link, looks.key)}>
                <span>{provider}</span>
                <ExternalMark />
                <small className={looks.keyHost}>{new URL(href).host}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
