import '#styled/styles/recipes/about-page.css'
import { record as words } from 'virtual:records/pages/about'
import { paths } from '#content/paths.ts'
import { Sky } from '#features/sky/ui/sky.tsx'
import { aboutPage } from '#styled/recipes/about-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
import { Exposure } from './about/exposure.tsx'
import { Figures } from './about/figures.tsx'
import { Tiles } from './about/tiles.tsx'
import { Values } from './about/values.tsx'
import type { PageMeta } from './page.ts'

const looks = aboutPage()

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.about,
}

/** Who the agency is: where it began, what it holds to, and sixteen months as one exposure of the sky. */
export function Page() {
  return (
    <>
      <Head />
      <Story />
      <Tiles />
      <Values />
      <Exposure />
      <Figures />
    </>
  )
}

function Head() {
  const [first, second, last] = words.heading
  return (
    <section className={looks.head}>
      <Sky seed={2024} />
      <div className={wrap}>
        <h1 className={looks.heading}>
          {first} <br />
          {second} <br />
          <span>
            {last}
            <Pole />
          </span>
        </h1>
      </div>
    </section>
  )
}

function Story() {
  const { label, lead, text, action } = words.story
  return (
    <section aria-label={label} className={`${wrap} ${looks.story}`}>
      <p className={looks.lead}>{lead}</p>
      <div className={looks.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink look="quiet" href={paths.contact}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
