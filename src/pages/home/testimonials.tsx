import { records as testimonials } from 'virtual:records/testimonials'
import { TestimonialSlider } from '#pages/home/testimonials/testimonial-slider.tsx'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './testimonials-styles.ts'
import { TrustedBy } from './trusted-by.tsx'

/** The names of clients and, below them, what some of them say. */
export function ClientVoices() {
  return (
    <>
      <TrustedBy />
      {testimonials.length > 0 && <Testimonials />}
    </>
  )
}

function Testimonials() {
  return (
    <section id="words" aria-labelledby="words-heading" aria-roledescription="carousel" className={styles.section}>
      <div className={pageColumn}>
        <h2 id="words-heading" className={css({ srOnly: true })}>
          Testimonials
        </h2>
        <TestimonialSlider items={testimonials} portraitOf={(id) => `/art/home-person-${id}.svg`} />
      </div>
    </section>
  )
}
