import { record as plan } from 'virtual:records/articles/plan'
import { record as words } from 'virtual:records/pages/post'
import { postPath } from '#content/paths.ts'
import type { PostPage } from '#content/record-pages.ts'
import { Cover } from '#features/article/ui/cover.tsx'
import { asideHeading } from '#features/article/ui/text-layout.ts'
import { longDate } from '#lib/dates.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { css } from '#styled/css'
import { Link } from '#ui/link.tsx'
import { asideColumn, relatedLink } from './styles.ts'
import { TagList } from './tag-list.tsx'

const POPULAR_TAG_COUNT = 10 // from src/docs/specification.md, section on the article

/** Related articles and popular tags, beside the text or, if there is no space, below it. */
export function PostAside({ post }: { readonly post: PostPage }) {
  return (
    <aside className={asideColumn} aria-label="Related">
      <h2 className={asideHeading}>{words.related}</h2>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {post.relatedCards.map((related) => (
          <li key={related.slug}>
            <Link href={postPath(related.slug)} className={relatedLink}>
              <span data-near="">
                <Cover slug={related.slug} sizes="96px" />
              </span>
              <span>
                {withBoundArticles(related.title)}
                <time dateTime={related.date} className={css({ display: 'block', textStyle: 'data', color: 'text.3' })}>
                  {longDate(related.date)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={asideHeading}>{words.popular}</h2>
      <TagList tags={plan.tags.slice(0, POPULAR_TAG_COUNT)} label="Popular tags" />
    </aside>
  )
}
