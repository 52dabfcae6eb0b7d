import { records as testimonials } from 'virtual:records/testimonials'
import { TestimonialSlider } from '#pages/home/testimonials/testimonial-slider.tsx'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './testimonials-styles.ts'

export function Testimonials() {
  if (testimonials.length === 0) return null
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
