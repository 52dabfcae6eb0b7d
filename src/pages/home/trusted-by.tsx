import { records as clients } from 'virtual:records/clients'
import { record as heading } from 'virtual:records/pages/home/trust'
import { lazyImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './trusted-by-styles.ts'

/** A client without a logo has a drawn substitute. */
export function TrustedBy() {
  return (
    <section aria-labelledby="trust-heading" className={styles.bareSection}>
      <div className={pageColumn}>
        <div className={styles.clients}>
          <h2 id="trust-heading">{heading}</h2>
          <ul className={styles.clientList}>
            {clients.map(({ name, picture }) => (
              <li key={name}>
                <img src={picture} alt="" width="28" height="28" {...lazyImage} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
