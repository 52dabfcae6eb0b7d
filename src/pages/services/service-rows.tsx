import { serviceSummaries, servicesPageContent as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { pageColumn } from '#ui/layout.ts'
import { ServiceRow } from './service-row.tsx'

const styles = servicesPage()

/**
 * Renders the services, of which at most one is open (src/docs/specification.md, how things behave). The first one is
 * open initially, to show what the rows contain.
 */
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
