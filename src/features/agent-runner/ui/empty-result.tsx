import { record as runWords } from 'virtual:records/messages/run'
import { runDialog } from '#styled/recipes/run-dialog.js'

const styles = runDialog()

/** Shows what a live answer contains, as long as there is none. */
export function EmptyResult({ contains }: { readonly contains: readonly string[] }) {
  return (
    <div className={`${styles.box} ${styles.nothing}`}>
      <p>{runWords.result.empty}</p>
      <ul>
        {contains.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
