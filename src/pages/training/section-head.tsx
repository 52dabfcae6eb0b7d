import { trainingPage } from '#styled/recipes/training-page.js'

const styles = trainingPage()

/** A heading and one supporting sentence, on one baseline where there is room. */
export function TrainingSectionHead(props: { readonly id: string; readonly heading: string; readonly note: string }) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={props.id} className={styles.sectionName}>
        {props.heading}
      </h2>
      <p className={styles.sectionNote}>{props.note}</p>
    </div>
  )
}
