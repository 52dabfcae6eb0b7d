import { enquiryPath } from '#content/query-paths.ts'
import type { ServicePage } from '#content/service-pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './closing-styles.ts'

export function ServiceClosing({ service: { href, closing, moon, action, ink } }: { readonly service: ServicePage }) {
  return (
    <section aria-labelledby="closing-heading">
      <div className={pageColumn}>
        <div className={styles.closing} data-ink={ink}>
          <img src={`/art/service-moon-${moon}.svg`} alt="" width="420" height="420" loading="lazy" decoding="async" />
          <div>
            <h2 id="closing-heading">{closing.question}</h2>
            <p>{closing.text}</p>
          </div>
          <ButtonLink href={enquiryPath(href)}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
