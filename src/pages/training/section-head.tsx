import { styles } from './section-head-styles.ts'

/** Renders a heading and one supporting sentence. If there is space, both are on the same baseline. */
export function TrainingSectionHead(props: { readonly id: string; readonly heading: string; readonly note: string }) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={props.id} className={styles.sectionHeading}>
        {props.heading}
      </h2>
      <p className={styles.sectionNote}>{props.note}</p>
    </div>
  )
}
