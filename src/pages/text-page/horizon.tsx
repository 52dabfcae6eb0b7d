import { record as words } from 'virtual:records/pages/privacy'
import { textPage } from '#styled/recipes/text-page.js'

const { horizon } = words
const looks = textPage()

/** What leaves the device stands above a horizon, what stays hangs below it; one mark for each thing. */
export function Horizon() {
  return (
    <figure aria-label={horizon.label} className={looks.horizon}>
      <ul className={looks.marks}>
        {horizon.leaves.map(({ name, text }) => (
          <li key={name} className={looks.above}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={looks.line}>
        <span>{horizon.leaving}</span>
        <span aria-hidden="true" className={looks.rule} />
        <span>{horizon.staying}</span>
      </p>
      <ul className={looks.marks}>
        {horizon.stays.map(({ name, text }) => (
          <li key={name} className={looks.below}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
