import { useSetAtom } from 'jotai'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import { saveFormAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { css } from '#styled/css'
import { Section } from '#ui/section.tsx'

export function NewsletterSection() {
  const saveForm = useSetAtom(saveFormAtom)
  const submitForm = useSetAtom(submitFormAtom)
  return (
    <Section labelledBy="letter" space="below">
      <div className={newsletterPanel}>
        <div>
          <h2 id="letter" className={css({ textStyle: 'h2' })}>
            Our newsletter
          </h2>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '3' })}>
            Each new article by email: websites, search, security and AI.
          </p>
        </div>
        <NewsletterForm
          idPrefix="letter-"
          variant="signal"
          hint="We use your address for the newsletter and nothing else."
          save={saveForm}
          submit={submitForm}
        />
      </div>
    </Section>
  )
}

const newsletterPanel = css({
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
  // the dot of the picture is beside the heading, not behind it
  backgroundPosition: { base: '32% 0', sm: '0 0', lg: '50% 0' },
  _edged: { border: '1px solid CanvasText' },
})
