import { servicesPage as words } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { wrap } from '#ui/layout.ts'

const looks = servicesPage()

/** Treads that climb, one for each step. The signal stands on the last but one, the launch; the last runs off the page, because support has no end. */
export function Stair() {
  return (
    <section aria-labelledby="process" className={looks.process}>
      <div className={cx(wrap, looks.processHead)}>
        <h2 id="process" className={looks.heading}>
          {words.process.heading}
        </h2>
        <p className={looks.note}>{words.process.note}</p>
      </div>
      <ol className={cx(wrap, looks.stair)}>
        {words.process.steps.map(({ name, text }) => (
          <li key={name} className={looks.step}>
            <div className={looks.stepWords}>
              <h3 className={looks.stepName}>{name}</h3>
              <p className={looks.stepText}>{text}</p>
            </div>
            <i aria-hidden="true" className={looks.tread} />
          </li>
        ))}
      </ol>
    </section>
  )
}
