import { record as runWords } from 'virtual:records/messages/run'
import { runDialog } from '#styled/recipes/run-dialog.js'

const looks = runDialog()

/** Where there is no answer yet: what a live one will hold. */
export function Nothing({ contains }: { readonly contains: readonly string[] }) {
  return (
    <div className={`${looks.box} ${looks.nothing}`}>
      <p>{runWords.result.empty}</p>
      <ul>
        {contains.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
