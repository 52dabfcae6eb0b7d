import { servicesPageContent as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './process-stair-styles.ts'

/**
 * A dot in the signal colour marks the launch, the last step but one. On wide pages the last step extends beyond the
 * page, because support has no end.
 */
export function ProcessStair() {
  return (
    <section aria-labelledby="process" className={styles.process}>
      <div className={pageColumn}>
        <SectionHead id="process" heading={words.process.heading} note={words.process.note} />
      </div>
      <ol className={cx(pageColumn, styles.stair)}>
        {words.process.steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <div className={styles.stepContent}>
              <h3 className={styles.stepName}>{name}</h3>
              <p className={styles.stepText}>{text}</p>
            </div>
            <i aria-hidden="true" className={styles.tread} />
          </li>
        ))}
      </ol>
    </section>
  )
}
