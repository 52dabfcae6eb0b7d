import { trainingPage } from '#styled/recipes/training-page.js'

const looks = trainingPage()

/** A heading and one supporting sentence, on one baseline where there is room. */
export function SectionHead(props: { readonly id: string; readonly heading: string; readonly note: string }) {
  return (
    <div className={looks.sectionHead}>
      <h2 id={props.id} className={looks.sectionName}>
        {props.heading}
      </h2>
      <p className={looks.sectionNote}>{props.note}</p>
    </div>
  )
}
