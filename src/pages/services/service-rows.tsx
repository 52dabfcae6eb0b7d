import { serviceSummaries, servicesPageContent as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { pageColumn } from '#ui/layout.ts'
import { ServiceRow } from './service-row.tsx'

const styles = servicesPage()

/** The services, one open at a time or none (spec §2.8). The first shows from the start what rows hold. */
export function ServiceRows() {
  return (
    <section aria-label={words.list} className={styles.services}>
      <div data-long="" className={cx(pageColumn, styles.rows)}>
        {serviceSummaries.map((service, index) => (
          <ServiceRow key={service.href} service={service} isOpen={index === 0} />
        ))}
      </div>
    </section>
  )
}
