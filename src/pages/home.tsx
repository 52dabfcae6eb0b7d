import { facts } from '#content/facts.ts'
import { serviceLinks } from '#content/navigation.ts'
import { paths } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { PostCard } from '#features/article/ui/post-card.tsx'
import { LetterBand } from '#sections/letter-band.tsx'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { GlyphIcon } from '#ui/glyphs.tsx'
import { wrap } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: 'AI and web studio in Jaipur, India',
  description: `Vyomix builds websites, apps and AI agents. Packages from ${facts.packagesFrom} a month, simple sites in ${facts.simpleSiteTime}.`,
  canonical: paths.home,
}

const LATEST_SHOWN = 3

const readings = [
  { value: facts.integrations, name: 'integrations' },
  { value: facts.uptime, name: 'uptime' },
  { value: facts.support, name: 'support' },
  { value: facts.languages, name: 'languages' },
] as const

export function Page() {
  return (
    <>
      <PageHead
        size="mega"
        heading="Business, transformed by intelligence"
        lead="Vyomix is an AI and web studio in India. We automate processes, turn data into insight, and build experiences people find easy to use."
      >
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '6' })}>
          <ButtonLink href={paths.contact}>Get Started</ButtonLink>
          <ButtonLink look="line" href={paths.services}>
            Explore AI Services
          </ButtonLink>
        </div>
      </PageHead>
      <section aria-label="In figures" className={`${wrap()} ${css({ position: 'relative' })}`}>
        <dl className={figures}>
          {readings.map(({ value, name }) => (
            <div key={name}>
              <dt className={css({ textStyle: 'small', color: 'text.2', order: 2 })}>{name}</dt>
              <dd className={css({ textStyle: 'reading' })}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="services" className={`${wrap()} ${section}`}>
        <div className={sectionHead}>
          <h2 id="services" className={css({ textStyle: 'h2' })}>
            Eight services under one roof
          </h2>
          <p className={css({ color: 'text.2' })}>
            Simple sites take {facts.simpleSiteTime}, complex apps {facts.complexAppTime}. Packages start at{' '}
            {facts.packagesFrom} a month.
          </p>
        </div>
        <ul className={services}>
          {serviceLinks.map((service) => (
            <li key={service.href}>
              <Link href={service.href} className={serviceRow}>
                <span className={glyph}>
                  <GlyphIcon name={service.glyph} />
                </span>
                <span className={css({ textStyle: 'row' })}>{service.name}</span>
                <span className={css({ color: 'text.2', gridColumn: '2' })}>{service.promise}</span>
                <span className={css({ gridColumn: '3', gridRow: '1', alignSelf: 'center' })}>
                  <Trail tone="signal" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="offline" className={`${wrap()} ${section}`}>
        <div className={sectionHead}>
          <h2 id="offline" className={css({ textStyle: 'h2' })}>
            Here without a network, too
          </h2>
          <p className={css({ color: 'text.2' })}>
            Open this site once and it stays: install it, then read, ask and play on a train, in a lift, on a plane.
          </p>
        </div>
        <ul className={trio}>
          <li>
            <h3 className={css({ textStyle: 'h3' })}>Read</h3>
            <p>Ten articles on AI agents, websites, search and security, with their drawings.</p>
            <ButtonLink look="quiet" href={paths.blog}>
              Open the blog
            </ButtonLink>
          </li>
          <li>
            <h3 className={css({ textStyle: 'h3' })}>Ask</h3>
            <p>The chat at the lower right answers from our own notes. It needs no network and no account.</p>
            <ButtonLink look="quiet" href={paths.contact}>
              Or ask a person
            </ButtonLink>
          </li>
          <li>
            <h3 className={css({ textStyle: 'h3' })}>Play</h3>
            <p>Sixteen cards, eight instruments, one night sky. The fewest moves win.</p>
            <ButtonLink look="quiet" href={paths.fun}>
              Find the pairs
            </ButtonLink>
          </li>
        </ul>
      </section>
      <section aria-labelledby="latest" className={`${wrap()} ${section}`}>
        <div className={sectionHead}>
          <h2 id="latest" className={css({ textStyle: 'h2' })}>
            Latest articles
          </h2>
          <p className={css({ color: 'text.2' })}>Written for the people who have to decide.</p>
        </div>
        <div className={cards}>
          {posts.slice(0, LATEST_SHOWN).map((post) => (
            <PostCard key={post.slug} post={post} level="h3" />
          ))}
        </div>
      </section>
      <LetterBand />
    </>
  )
}

const section = css({ position: 'relative', paddingTop: 'section', _last: { paddingBottom: 'section' } })
const sectionHead = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
  gap: '{spacing.4} {spacing.column}',
  alignItems: 'end',
  marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
})
const figures = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: '{spacing.6} {spacing.column}',
  limb: true,
  paddingTop: '2.5rem',
  '& > div': { display: 'grid', gap: '2', alignContent: 'start' },
})
const services = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
  columnGap: 'column',
  '& > li': { borderTop: '1px solid {colors.line}' },
})
const serviceRow = css({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: '0.25rem 1.25rem',
  alignItems: 'center',
  paddingBlock: '5',
  '&:hover i': { width: '28px', height: '2px' },
})
const glyph = css({ gridRow: '1 / 3', '& > img': { width: '3rem', height: '3rem' } })
const trio = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' },
  gap: 'column',
  '& > li': {
    borderTop: '1px solid {colors.line}',
    paddingTop: '5',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    justifyItems: 'start',
  },
  '& p': { color: 'text.2' },
})
const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: 'clamp(2.5rem, 4.5vw, 4.5rem) {spacing.column}',
  marginBottom: 'section',
})
