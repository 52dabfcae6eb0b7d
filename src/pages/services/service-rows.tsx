import { serviceSummaries, servicesPageContent as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { ServiceRow } from './service-row.tsx'
import { styles } from './service-rows-styles.ts'

/**
 * At most one row is open (src/docs/specification.md, how things behave). At first, this is the first row, which shows
 * what the rows contain.
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
