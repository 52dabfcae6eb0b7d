import { services, servicesPage as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { wrap } from '#ui/layout.ts'
import { ServiceRow } from './service-row.tsx'

const looks = servicesPage()

/** The services, one open at a time or none (spec §2.8). The first shows from the start what rows hold. */
export function ServiceRows() {
  return (
    <section aria-label={words.list} className={looks.services}>
      <div data-long="" className={cx(wrap, looks.rows)}>
        {services.map((service, index) => (
          <ServiceRow key={service.href} service={service} isOpen={index === 0} />
        ))}
      </div>
    </section>
  )
}
