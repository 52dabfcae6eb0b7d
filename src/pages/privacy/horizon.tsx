import { record as words } from 'virtual:records/pages/privacy'
import { styles } from './horizon-styles.ts'

const { horizon } = words
/** Above the horizon is the data that leaves the device, and below it the data that stays on the device. */
export function Horizon() {
  return (
    <figure aria-label={horizon.label} className={styles.horizon}>
      <ul className={styles.items}>
        {horizon.leaves.map(({ name, text }) => (
          <li key={name} className={styles.itemAbove}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.horizonLine}>
        <span>{horizon.leaving}</span>
        <span aria-hidden="true" className={styles.ruler} />
        <span>{horizon.staying}</span>
      </p>
      <ul className={styles.items}>
        {horizon.stays.map(({ name, text }) => (
          <li key={name} className={styles.itemBelow}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
