import { record as plan } from 'virtual:records/articles/plan'
import { record as words } from 'virtual:records/pages/post'
import { useAtomValue, useSetAtom } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { paths, postPath } from '#content/paths.ts'
import type { PostPage } from '#content/record-pages.ts'
import { team } from '#content/team.ts'
import { isArticleMissingAtom } from '#features/article/state.ts'
import { ArticleText, textsOf } from '#features/article/ui/article-text.tsx'
import { ChapterList, ReadingList } from '#features/article/ui/chapter-list.tsx'
import { Cover } from '#features/article/ui/cover.tsx'
import { Portrait } from '#features/article/ui/portrait.tsx'
import { Dateline, PostCard } from '#features/article/ui/post-card.tsx'
import { postGrid } from '#features/article/ui/post-grid.ts'
import { ReadingProgress } from '#features/article/ui/reading-progress.tsx'
import { asideHeading, columns, mainColumn, textHead, textTitle } from '#features/article/ui/text-layout.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { portsAtom } from '#platform/ports.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { pageColumn, screenOnly } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { LimbRule } from '#ui/marks.tsx'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import type { PageMeta, PageParams } from '../page.ts'
import { PostAside } from './aside.tsx'
import { byline, chapters, contents, guestLink, postCover, signature } from './styles.ts'
import { TagList } from './tag-list.tsx'

type PostProps = { readonly params: PageParams; readonly data: PostPage | null }

const textOf = textsOf((key) => import('#content/record-pages.ts').then((records) => records.postPages.loadText(key)))

export const leadsElsewhere = true

export function meta({ slug = '' }: PageParams, post: PostPage | null): PageMeta {
  if (!post) return { title: words.unknown.title, description: words.unknown.description }
  return {
    title: post.title,
    description: post.excerpt,
    canonical: postPath(slug),
    keywords: post.tags,
    article: {
      published: post.date,
      ...(post.updated && { modified: post.updated }),
      author: post.author,
      tags: post.tags,
    },
  }
}

/** Loads the text of an article before a client-side navigation to it. */
export async function prepare({ slug = '' }: PageParams): Promise<void> {
  const text = textOf(slug)
  text.clearFailure()
  await text()
}

export function Page({ params: { slug = '' }, data: post }: PostProps) {
  return post ? <Post slug={slug} post={post} /> : <UnknownPost slug={slug} />
}

/**
 * Redirects to the current address of an article that had this slug before, or else to the list of articles, which then
 * says that there is no such article.
 */
function UnknownPost({ slug }: { readonly slug: string }) {
  const currentSlug = Object.hasOwn(plan.currentSlugs, slug) ? plan.currentSlugs[slug] : undefined
  const target = currentSlug === undefined ? paths.blog : postPath(currentSlug)
  const [, navigate] = useLocation()
  const setMissing = useSetAtom(isArticleMissingAtom)
  useEffect(() => {
    setMissing(currentSlug === undefined)
    navigate(target, { replace: true })
  }, [navigate, setMissing, currentSlug, target])
  return (
    <p role="status" className={`${pageColumn} ${textHead}`}>
      {words.unknown.text}
    </p>
  )
}

function Post({ slug, post }: { readonly slug: string; readonly post: PostPage }) {
  const ports = useAtomValue(portsAtom)
  const text = useRef<HTMLDivElement>(null)
  const author = post.guest ? undefined : team.find(({ name }) => name === post.author)
  return (
    <article className={css({ paddingBottom: 'section' })}>
      <ReadingProgress text={text} />
      <header className={`${pageColumn} ${textHead}`}>
        <Link href={paths.blog} className={cx(button({ variant: 'quiet' }), screenOnly)}>
          <ArrowLeft size={18} strokeWidth={1.75} />
          {words.back}
        </Link>
        <h1 className={textTitle}>{withBoundArticles(post.title)}</h1>
        <div className={byline}>
          <Portrait name={post.author} size="sm" photograph={author?.photo} />
          <div>
            <p className={css({ fontWeight: 600 })}>{post.author}</p>
            <Dateline post={post} updated={words.updated} />
          </div>
          <TagList tags={post.tags} label={words.tags} isAtEnd />
        </div>
      </header>
      <div className={postCover}>
        <Cover slug={slug} sizes="100vw" isFirst />
      </div>
      <div className={`${pageColumn} ${columns}`}>
        <nav aria-label={words.contents} className={chapters}>
          <h2 className={asideHeading}>{words.contents}</h2>
          <ReadingList chapters={post.chapters} />
        </nav>
        <div className={mainColumn}>
          <Contents chapters={post.chapters} />
          <div ref={text} data-static>
            <ArticleText load={textOf(slug)} />
          </div>
          <footer className={signature}>
            <Portrait name={post.author} size="lg" photograph={author?.photo} />
            <div className={css({ marginInlineEnd: 'auto', flex: '1 1 14rem' })}>
              <p className={css({ fontWeight: 600 })}>
                {post.guest?.link ? <GuestLink name={post.author} href={post.guest.link} /> : post.author}
              </p>
              <p className={css({ textStyle: 'small', color: 'text.2' })}>{author?.writes ?? post.guest?.about}</p>
            </div>
            <div className={screenOnly}>
              <ShareButton ports={ports} title={post.title} />
            </div>
          </footer>
        </div>
        <PostAside post={post} />
      </div>
      <FurtherPosts posts={post.furtherCards} />
    </article>
  )
}

function GuestLink({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={guestLink}>
      <span>{name}</span>
      <NewTabIcon />
    </a>
  )
}

function FurtherPosts({ posts }: { readonly posts: PostPage['furtherCards'] }) {
  if (posts.length === 0) return null
  return (
    <section className={`${pageColumn} ${screenOnly} ${css({ position: 'relative' })}`}>
      <LimbRule />
      <h2 className={css({ textStyle: 'h2', marginBlock: '6' })}>{words.more}</h2>
      <div className={postGrid}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} level="h3" isFar />
        ))}
      </div>
    </section>
  )
}

/** The chapters above the text, for pages that are too narrow to have the chapters beside the text. */
function Contents({ chapters }: Pick<PostPage, 'chapters'>) {
  return (
    <details className={contents}>
      <summary>{words.contents}</summary>
      <ChapterList chapters={chapters} />
    </details>
  )
}
