import type { MouseEvent } from 'react'
import { enquiryPath } from '#content/paths.ts'
import { type Service, servicesPage } from '#content/services.ts'
import { servicesPage as recipe } from '#styled/recipes/services-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { GlyphIcon } from '#ui/glyphs.tsx'
import { seenAtOnce, seenLater } from '#ui/picture.ts'

const looks = recipe()
const words = servicesPage.row

type RowProps = {
  readonly service: Service
  /** Whether it stands open from the start. */
  readonly isOpen: boolean
}

/**
 * One service as a row that opens. Rows share a name, so the browser itself closes the one that was open; it works
 * before any script runs, and a search within the page opens the row it finds words in.
 */
export function ServiceRow({ service, isOpen }: RowProps) {
  const { glyph, name, href, promise, picture, shows, sentence, features } = service
  return (
    <details name="service" open={isOpen} className={looks.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary className={looks.summary} onClick={toggleInPlace}>
        <GlyphIcon name={glyph} />
        <h2 className={looks.name}>{name}</h2>
        <span className={looks.promise}>{promise}</span>
        <i aria-hidden="true" className={looks.sign} />
      </summary>
      <div className={looks.panel}>
        <img
          src={`/art/instrument-${picture}.svg`}
          alt={shows}
          width="640"
          height="520"
          {...(isOpen ? seenAtOnce : seenLater)}
          className={looks.picture}
        />
        <div className={looks.words}>
          <p className={looks.sentence}>{sentence}</p>
          {features.length > 0 && (
            <ul className={looks.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          <div className={looks.actions}>
            <ButtonLink href={enquiryPath(href)}>{words.action}</ButtonLink>
            <ButtonLink look="quiet" href={href}>
              {`${words.more} ${name}`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </details>
  )
}

/** Opens or closes a row where it stands: what closes above it does not carry it out of the view. */
function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const row = summary.closest('details')
  if (!row) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  row.open = !row.open
  document.documentElement.scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' })
}
