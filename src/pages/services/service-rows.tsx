import { services } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { wrap } from '#ui/layout.ts'
import { ServiceRow } from './service-row.tsx'

const looks = servicesPage()

/** One row shows from the start what rows hold (art direction §8). */
const OPEN = 'seo'

/** The eight services, one open at a time or none (spec §2.8). */
export function ServiceRows() {
  return (
    <section aria-label="Eight services" className={looks.services}>
      <div className={cx(wrap, looks.rows)}>
        {services.map((service) => (
          <ServiceRow key={service.kind} service={service} isOpen={service.kind === OPEN} />
        ))}
      </div>
    </section>
  )
}
