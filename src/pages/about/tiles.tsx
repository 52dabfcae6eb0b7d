import { record as words } from 'virtual:records/pages/about'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { styles } from './tiles-styles.ts'

/**
 * Pictures of what the agency stands for, each with a name and a sentence. On wide screens with a mouse, a sentence
 * appears on hover or focus. Otherwise the sentences are always visible.
 */
export function Tiles() {
  return (
    <section aria-labelledby="four-things" className={styles.tilesSection}>
      <h2 id="four-things" className={css({ srOnly: true })}>
        {words.tiles.heading}
      </h2>
      <ul className={`${pageColumn} ${styles.tiles}`}>
        {words.tiles.items.map(({ name, text, art, href }) => (
          <li key={name}>
            <Link href={href} className={styles.tile}>
              <img
                src={`/art/${art}.svg`}
                alt=""
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
              <div className={styles.caption}>
                <h3>{name}</h3>
                <p className={styles.tileText}>{text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
