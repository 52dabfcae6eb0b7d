import { testimonials } from '#content/testimonials.ts'
import { Slider } from '#features/testimonials/ui/slider.tsx'
import { css } from '#styled/css'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

/** What clients say, one at a time; nothing where none says anything. */
export function Part() {
  if (testimonials.length === 0) return null
  return (
    <section id="words" aria-labelledby="words-heading" aria-roledescription="carousel" className={looks.opening}>
      <div className={looks.wrap}>
        <h2 id="words-heading" className={css({ srOnly: true })}>
          Testimonials
        </h2>
        <Slider items={testimonials} looks={looks} portraitOf={(id) => `/art/home-person-${id}.svg`} />
      </div>
    </section>
  )
}
