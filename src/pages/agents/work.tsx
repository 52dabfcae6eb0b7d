import { record as words } from 'virtual:records/pages/agents/work'
import { Cover } from '#features/article/ui/cover.tsx'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { CardLink } from '#ui/card-link.tsx'
import { Columns } from '#ui/columns.tsx'
import { lazyImage } from '#ui/image-loading.ts'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './work-styles.ts'

/** The widths of a cover: a third of the page from 640 px, and about 7rem on narrower screens. */
const SIZES = '(min-width: 640px) 33vw, 7rem'

/** Projects and articles that show agents at work, and three texts about what limits an agent. */
export function Work() {
  return (
    <Section id="work" labelledBy="work-heading" space="below">
      <SectionHead id="work-heading" heading={words.heading} note={words.note} />
      {words.cards.length > 0 && (
        <ul className={styles.cards}>
          {words.cards.map((card) => (
            <WorkCard key={card.href} card={card} />
          ))}
        </ul>
      )}
      <Columns>
        {words.limits.map(({ name, text }) => (
          <li key={name} className={styles.limit}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  )
}

function WorkCard({ card: { slug, href, title, meta, text, isArticle, cover } }: { readonly card: Card }) {
  return (
    <li className={styles.card}>
      <span className={styles.cover}>
        {isArticle ? (
          <Cover slug={slug} sizes={SIZES} />
        ) : (
          <img
            src={cover?.src ?? `/art/project-${slug}.svg`}
            {...(cover && { srcSet: cover.srcSet, sizes: SIZES })}
            alt=""
            width="960"
            height="600"
            {...lazyImage}
          />
        )}
      </span>
      <div>
        <p>{meta.join(' · ')}</p>
        <h3>
          <CardLink href={href} name={withBoundArticles(title)} />
        </h3>
        <p>{text}</p>
      </div>
    </li>
  )
}

type Card = (typeof words.cards)[number]
