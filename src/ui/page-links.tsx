import { record as words } from 'virtual:records/messages/lists/links'
import { fillTemplate } from '#lib/fill-template.ts'
import { listPagePath } from '#lib/list-address.ts'
import { type ListPage, linkedPages } from '#lib/list-pages.ts'
import { button } from '#styled/recipes/button.js'
import { chip } from '#styled/recipes/chip.js'
import { Link } from './link.tsx'
import { styles } from './page-links-styles.ts'

type PageLinksProps = {
  /** The address of the list. */
  readonly list: string
  readonly current: Pick<ListPage<unknown>, 'page' | 'pages'>
}

/** Links to the other pages of a list; nothing if the list has a single page. */
export function PageLinks({ list, current }: PageLinksProps) {
  const { page, pages } = current
  if (pages === 1) return null
  return (
    <nav aria-label={words.label} className={styles.links}>
      {page > 1 && (
        <Link rel="prev" href={listPagePath(list, page - 1)} className={button({ variant: 'line', size: 'sm' })}>
          {words.previous}
        </Link>
      )}
      <ol>
        {linkedPages(current).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={listPagePath(list, number)}
                aria-label={fillTemplate(words.page, { number })}
                aria-current={number === page ? 'page' : undefined}
                className={chip()}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link rel="next" href={listPagePath(list, page + 1)} className={button({ variant: 'line', size: 'sm' })}>
          {words.next}
        </Link>
      )}
    </nav>
  )
}
