import { enquiryPath } from '#content/paths.ts'
import type { ServicePage } from '#content/service-pages.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { servicePage } from '#styled/recipes/service-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { eagerImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'

const styles = servicePage()
/** A name with more characters would overlap its instrument at full size. */
const LONG = 26

/** Renders the head. The drawing has the star of the page, so the heading has no full stop. */
export function ServiceHero({
  service: { name, href, intro, price, picture, shows, ink, action, tour },
}: {
  readonly service: ServicePage
}) {
  return (
    <section className={styles.hero} data-ink={ink}>
      <div className={pageColumn}>
        <h1 className={styles.heroTitle} {...(name.length > LONG && { 'data-long': '' })}>
          <Name name={name} />
        </h1>
        <p className={styles.heroLead}>
          <span>{intro}</span>
          <strong className={css({ display: 'block', marginTop: '3', fontWeight: 600, color: 'text' })}>{price}</strong>
        </p>
        <div className={styles.heroActions}>
          <ButtonLink href={enquiryPath(href)}>{action}</ButtonLink>
          {tour && (
            <a href={`#${tour.to}`} className={button({ variant: 'quiet' })}>
              <span>{tour.label}</span>
              <Trail tone="signal" />
            </a>
          )}
        </div>
      </div>
      {/* after the text: it is aligned to the bottom of the head, which moves while the page is being parsed */}
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

/** Keeps '& Maintenance' and 'E-commerce' on one line. On the narrowest screens only the single word stays together. */
function Name({ name }: { readonly name: string }) {
  return name.split(/(& .{1,16}$|\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={part.includes(' ') ? styles.unbrokenPhrase : styles.unbrokenWord}>
        {part}
      </span>
    ),
  )
}
