import { records as clients } from 'virtual:records/clients'
import { record as heading } from 'virtual:records/pages/home/trust'
import { homeTrustedBy } from '#styled/recipes/home-trusted-by.js'
import '#styled/styles/recipes/home-trusted-by.css'
import { lazyImage } from '#ui/image-loading.ts'

const styles = homeTrustedBy()

/** Renders the names of clients, each with its logo or a drawn substitute. */
export function TrustedBy() {
  return (
    <section aria-labelledby="trust-heading" className={styles.bareSection}>
      <div className={styles.column}>
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
