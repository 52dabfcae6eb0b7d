import { useSetAtom } from 'jotai'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import { saveFormAtom, submitFormAtom } from '#sections/outbox.ts'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'

/** The newsletter, on patina under its own sky. */
export function NewsletterSection() {
  const keep = useSetAtom(saveFormAtom)
  const submit = useSetAtom(submitFormAtom)
  return (
    <section aria-labelledby="letter" className={`${pageColumn} ${css({ paddingBottom: 'section' })}`}>
      <div className={band}>
        <div>
          <h2 id="letter" className={css({ textStyle: 'h2' })}>
            Our newsletter
          </h2>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '3' })}>
            What we built, what broke, what we learned, and each new article.
          </p>
        </div>
        <NewsletterForm
          idPrefix="letter-"
          variant="signal"
          hint="We use your address for the newsletter and nothing else."
          keep={keep}
          submit={submit}
        />
      </div>
    </section>
  )
}

const band = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr minmax(0, 30rem)' },
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  alignItems: 'end',
  paddingBlock: 'clamp(2rem, 5vw, 4.5rem)',
  paddingInline: { base: 'gutter', xs: 'clamp(2rem, 5vw, 4.5rem)' },
  marginInline: { base: 'calc(-1 * {spacing.gutter})', xs: '0' },
  backgroundColor: 'ink.patina',
  backgroundImage: 'url(/art/letter-sky.svg)',
  backgroundSize: 'cover',
  backgroundPosition: { base: '32% 0', sm: '0 0', lg: '50% 0' }, // its dot lies beside the heading, not in it
  _forced: { border: '1px solid CanvasText' },
})
