import { sevenSteps } from '#content/services.ts'
import { cx } from '#styled/css'
import { servicesPage } from '#styled/recipes/services-page.js'
import { wrap } from '#ui/layout.ts'

const looks = servicesPage()

/** Seven treads that climb. The signal stands on Launch; the last tread runs off the page, because Support has no end. */
export function Stair() {
  return (
    <section aria-labelledby="process" className={looks.process}>
      <div className={cx(wrap, looks.processHead)}>
        <h2 id="process" className={looks.heading}>
          {sevenSteps.heading}
        </h2>
        <p className={looks.note}>{sevenSteps.note}</p>
      </div>
      <ol className={cx(wrap, looks.stair)}>
        {sevenSteps.steps.map(({ name, text }) => (
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
