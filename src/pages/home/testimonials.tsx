import { records as testimonials } from 'virtual:records/testimonials'
import { TestimonialSlider } from '#features/testimonials/ui/testimonial-slider.tsx'
import { css } from '#styled/css'
import { homeTrustedBy } from '#styled/recipes/home-trusted-by.js'
import '#styled/styles/recipes/home-trusted-by.css'

const styles = homeTrustedBy()

/** Renders the testimonials one at a time, or nothing if there are none. */
export function Testimonials() {
  if (testimonials.length === 0) return null
  return (
    <section id="words" aria-labelledby="words-heading" aria-roledescription="carousel" className={styles.section}>
      <div className={styles.column}>
        <h2 id="words-heading" className={css({ srOnly: true })}>
          Testimonials
        </h2>
        <TestimonialSlider items={testimonials} styles={styles} portraitOf={(id) => `/art/home-person-${id}.svg`} />
      </div>
    </section>
  )
}
