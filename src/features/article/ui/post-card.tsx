import { memo } from 'react'
import type { PostSummary } from '#content/article.ts'
import { postPath } from '#content/paths.ts'
import { longDate } from '#lib/dates.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { css, cx } from '#styled/css'
import { card } from '#styled/recipes/card.js'
import { Link } from '#ui/link.tsx'
import { Badge } from '#ui/marks.tsx'
import { Cover } from './cover.tsx'
import { OnDevice } from './on-device.tsx'
import { ReadingArc } from './reading-arc.tsx'

type CardContent = Pick<PostSummary, 'slug' | 'title' | 'date' | 'minutes'> &
  Partial<Pick<PostSummary, 'excerpt' | 'tags'>>

type PostCardProps = {
  readonly post: CardContent
  readonly variant?: 'plain' | 'featured'
  readonly level?: 'h2' | 'h3'
  /** Whether the card is far below the first view, so that its picture is fetched when it comes near. */
  readonly isFar?: boolean
}

/** The featured variant adds the excerpt and the tags. */
export const PostCard = memo(function PostCard({
  post,
  variant = 'plain',
  level: Heading = 'h2',
  isFar = false,
}: PostCardProps) {
  const styles = card({ variant })
  const isFeatured = variant === 'featured'
  return (
    <article className={styles.root}>
      <Link href={postPath(post.slug)} className={styles.link}>
        <span data-near={isFar ? '' : undefined} className={styles.plate}>
          <Cover
            slug={post.slug}
            isFirst={isFeatured}
            sizes={
              isFeatured
                ? '(min-width: 900px) min(57vw, 804px), 92vw'
                : '(min-width: 1000px) 30vw, (min-width: 620px) 45vw, 92vw'
            }
          />
        </span>
        <div className={styles.words}>
          <Dateline post={post} />
          {__HAS_UNLISTED_PAGES__ && <OnDevice slug={post.slug} />}
          <Heading className={styles.title}>{withBoundArticles(post.title)}</Heading>
          {isFeatured && <p className={styles.text}>{post.excerpt}</p>}
          {isFeatured && (
            <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '0.4rem' })}>
              {post.tags?.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          )}
        </div>
      </Link>
    </article>
  )
})

type DatelineProps = {
  readonly post: Pick<PostSummary, 'date' | 'minutes'> & { readonly updated?: string | undefined }
  readonly updated?: string
}

/**
 * If the label `updated` is given and the article has been changed, the date of the last change is between the date and
 * the reading time.
 */
export function Dateline({ post, updated }: DatelineProps) {
  return (
    <p className={cx(card().meta, updated && css({ flexWrap: 'wrap', rowGap: '0' }))}>
      <time dateTime={post.date} className={css({ marginInlineEnd: '1' })}>
        {longDate(post.date)}
      </time>
      {updated && post.updated && (
        <span className={css({ marginInlineEnd: '1' })}>
          <span>{`${updated} `}</span>
          <time dateTime={post.updated}>{longDate(post.updated)}</time>
        </span>
      )}
      <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <ReadingArc minutes={post.minutes} />
        <span>{`${post.minutes} min read`}</span>
      </span>
    </p>
  )
}
