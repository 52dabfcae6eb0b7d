import { record as runWords } from 'virtual:records/messages/run'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './empty-result-styles.ts'

/** Lists the contents of a live answer as long as there is no answer. */
export function EmptyResult({ contains }: { readonly contains: readonly string[] }) {
  return (
    <div className={`${shared.resultBox} ${styles.emptyResult}`}>
      <p>{runWords.result.empty}</p>
      <ul>
        {contains.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
    </div>
  )
}
