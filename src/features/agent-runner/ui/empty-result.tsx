import { record as runWords } from 'virtual:records/messages/run'
import { runDialog } from '#styled/recipes/run-dialog.js'

const styles = runDialog()

/** Lists the contents of a live answer as long as there is no answer. */
export function EmptyResult({ contains }: { readonly contains: readonly string[] }) {
  return (
    <div className={`${styles.resultBox} ${styles.emptyResult}`}>
      <p>{runWords.result.empty}</p>
      <ul>
        {contains.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
    </div>
  )
}
