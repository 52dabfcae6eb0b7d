import { record as plan } from 'virtual:records/articles/plan'
import { record as words } from 'virtual:records/pages/blog'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useEffect, useState } from 'react'
import { tagsByUse } from '#content/articles/tags.ts'
import { paths, postPath } from '#content/paths.ts'
import type { PostList } from '#content/record-pages.ts'
import { isArticleMissingAtom } from '#features/article/state.ts'
import { PostCard } from '#features/article/ui/post-card.tsx'
import { postGridBelowFirst } from '#features/article/ui/post-grid.ts'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { listMeta } from '#features/record-list/list-meta.ts'
import { ListEnd, ListItems } from '#features/record-list/ui/list-end.tsx'
import { useListSearch } from '#features/search/ui/use-list-search.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { listPagePath } from '#lib/list-address.ts'
import { pageAddress } from '#lib/page-address.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { scrollIntoView } from '#ui/scroll-into-view.ts'
import { SearchStatus } from '#ui/search-status.tsx'
import { useAddressQuery } from '#ui/use-address-query.ts'
import type { PageMeta, PageParams } from '../page.ts'
import { KeepSection } from './keep-section.tsx'
import { type BlogQuery, blogSearchString, parseBlogQuery, searchPosts } from './search.ts'
import { SearchTools } from './search-tools.tsx'

export function meta(_: PageParams, list: PostList): PageMeta | Promise<PageMeta> {
  const { title, description } = words
  return listMeta({ title, description, canonical: paths.blog, keywords: plan.tags }, list)
}

const newsletter = island(
  'letter',
  () => import('./newsletter-section.tsx').then((module) => module.NewsletterSection),
  { prefetchOnUse: true },
)

export const islands = [newsletter]

/**
 * A page of the articles, newest first, with a large card for the first one. If the address contains a query, the
 * matching ones of all articles are shown.
 */
export function Page({ data }: { readonly data: PostList }) {
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useAddressQuery<BlogQuery>(ports, listPagePath(paths.blog, data.page), {
    queryOf: parseBlogQuery,
    searchFor: blogSearchString,
  })
  const shownQuery = useDeferredValue(query) // the field shows a letter at once, and the list follows in short steps
  const indexed = useListSearch(shownQuery.tag === null ? shownQuery.text : '', postPath(''))
  const isSearching = shownQuery.text.trim() !== ''
  const [showsAllTags, setShowsAllTags] = useState(false)
  const [all, setAll] = useState(data.pages === 1 ? data.items : null)
  const matches = isSearching
    ? searchPosts(all ?? data.items, shownQuery, ({ slug }) => indexed.all.has(postPath(slug)))
    : data.items
  const isIncomplete = all === null && isSearching
  const isUnknown = isIncomplete || (matches.length === 0 && indexed.isUnknown)
  const ask = useSetAtom(askedQuestionAtom)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      {data.items.length > 0 && (
        <SearchTools
          query={query}
          tags={showsAllTags && all ? tagsByUse(all) : plan.tags}
          tagCount={plan.tagCount}
          firstTags={plan.tags.length}
          onAllTags={() => setShowsAllTags(true)}
          onType={(text) => setQuery({ text, tag: null })}
        />
      )}
      <section aria-label="Articles" className={`${pageColumn} ${articleList}`}>
        <SearchStatus
          ports={ports}
          query={shownQuery.text}
          text={
            isSearching && !isUnknown ? `${matches.length} ${matches.length === 1 ? 'article' : 'articles'} found` : ''
          }
        />
        <MissingArticle isHidden={data.items.length === 0 || isSearching || shownQuery.tag !== null} />
        {matches.length === 0 && data.items.length > 0 && !isIncomplete ? (
          <div>{indexed.empty(<NothingFound />, ask)}</div>
        ) : (
          <ListItems items={matches} current={data} query={shownQuery.text.trim()}>
            {(posts) => (
              <div data-long="" className={postGridBelowFirst}>
                {posts.map((post, index) => (
                  <PostCard
                    key={post.slug}
                    post={post}
                    variant={index === 0 ? 'featured' : 'plain'}
                    isFar={index > 1}
                  />
                ))}
              </div>
            )}
          </ListItems>
        )}
        <ListEnd
          list={paths.blog}
          current={data}
          isSearching={isSearching}
          isIncomplete={all === null && (isSearching || showsAllTags)}
          onLoad={setAll}
        />
        {__HAS_UNLISTED_PAGES__ && <KeepSection />}
      </section>
      <LazyIsland island={newsletter} />
    </>
  )
}

/** Says that the address which led here belongs to no article, until the visitor leaves the list or searches it. */
function MissingArticle({ isHidden }: { readonly isHidden: boolean }) {
  const [isMissing, setMissing] = useAtom(isArticleMissingAtom)
  useEffect(
    () => () => {
      if (pageAddress(location.pathname) !== paths.blog) setMissing(false)
    },
    [setMissing],
  )
  return isMissing && !isHidden ? <p className={missing}>{words.missing}</p> : null
}

function NothingFound() {
  return (
    <div ref={scrollIntoView} className={emptyList}>
      <svg viewBox="0 0 220 80" width="220" height="80" fill="none" aria-hidden="true">
        <path d="M20 60L66 36L112 50L156 18" stroke="var(--colors-line-strong)" />
        <path d="M156 18L200 34" stroke="var(--colors-star-k)" strokeDasharray="3 8" strokeLinecap="round" />
        {[
          [20, 60],
          [66, 36],
          [112, 50],
          [156, 18],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4" fill="var(--colors-text)" />
        ))}
        <circle cx="200" cy="34" r="7" stroke="var(--colors-star-k)" strokeDasharray="3 4" />
      </svg>
      <h2 className={css({ textStyle: 'h3' })}>{words.none.heading}</h2>
      <p className={css({ color: 'text.2' })}>{words.none.text}</p>
      <ButtonLink variant="line" href={paths.blog} onClick={() => document.getElementById('search')?.focus()}>
        {words.none.action}
      </ButtonLink>
    </div>
  )
}

const articleList = css({ position: 'relative', paddingTop: 'clamp(2.5rem, 4vw, 4rem)', paddingBottom: 'section' })
const missing = css({ textStyle: 'title', marginBottom: '6' })
const emptyList = css({ display: 'grid', gap: '4', justifyItems: 'center', textAlign: 'center', paddingBlock: '8' })
