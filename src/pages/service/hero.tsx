import { record as labels } from 'virtual:records/pages/service/labels'
import { paths, servicePath } from '#content/paths.ts'
import { enquiryPath } from '#content/query-paths.ts'
import type { ServicePage } from '#content/service-pages.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { ButtonLink } from '#ui/button.tsx'
import { eagerImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'
import { styles } from './hero-styles.ts'

/** The most characters of a name in full size. A longer name is smaller, because it would overlap the drawing. */
const LONG_NAME = 26

/** The drawing contains the signal-coloured dot that is the full stop of the heading on other pages. */
export function ServiceHero({
  service: { name, href, intro, price, picture, shows, ink, action, tour },
}: {
  readonly service: ServicePage
}) {
  return (
    <section className={styles.hero} data-ink={ink}>
      <div className={pageColumn}>
        <h1 className={styles.heroTitle} {...(name.length > LONG_NAME && { 'data-long': '' })}>
          <Name name={name} />
        </h1>
        <p className={styles.heroLead}>
          <span>{intro}</span>{' '}
          <strong className={css({ display: 'block', marginTop: '3', fontWeight: 600, color: 'text' })}>{price}</strong>
        </p>
        <div className={styles.heroActions}>
          <ButtonLink href={enquiryPath(href)}>{action}</ButtonLink>
          <ButtonLink href={`${paths.quote}?service=${href.slice(servicePath('').length)}`} variant="quiet">
            {labels.sheet}
          </ButtonLink>
          {tour && (
            <a href={`#${tour.to}`} className={button({ variant: 'quiet' })}>
              <span>{tour.label}</span>
              <Trail tone="signal" />
            </a>
          )}
        </div>
      </div>
      {/* after the text, because the image is aligned to the bottom of the hero, which moves during parsing */}
      <img
        src={`/art/scene-${picture}.svg`}
        alt={shows}
        width="1440"
        height="760"
        {...eagerImage}
        className={styles.heroArt}
      />
    </section>
  )
}

/**
 * '& Maintenance' and 'E-commerce' stay on one line. On the narrowest screens, only a hyphenated word such as
 * 'E-commerce' does.
 */
function Name({ name }: { readonly name: string }) {
  return name.split(/(& .{1,16}$|\S+-\S+)/).map((segment, index) =>
    index % 2 === 0 ? (
      segment
    ) : (
      <span key={segment} className={segment.includes(' ') ? styles.unbrokenPhrase : styles.unbrokenWord}>
        {segment}
      </span>
    ),
  )
}
