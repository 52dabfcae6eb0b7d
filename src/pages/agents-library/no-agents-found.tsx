import { record as words } from 'virtual:records/messages/library/page'
import { libraryPage } from '#styled/recipes/library-page.js'
import { Button } from '#ui/button.tsx'
import { scrollIntoView } from '#ui/scroll-into-view.ts'

const styles = libraryPage()

/** Renders a message that no agent was found, and a button that shows all agents again. */
export function NoAgentsFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <div ref={scrollIntoView} className={styles.noResults}>
      <svg viewBox="0 0 220 80" width="220" height="80" fill="none" aria-hidden="true">
        <circle cx="52" cy="40" r="25" stroke="var(--colors-line-strong)" />
        <circle cx="52" cy="40" r="19" stroke="var(--colors-line-strong)" strokeDasharray="1 4" />
        <circle cx="52" cy="40" r="3.5" fill="var(--colors-text)" />
        <path d="M77 40H130" stroke="var(--colors-star-k)" strokeDasharray="2 7" strokeLinecap="round" />
        <circle cx="162" cy="40" r="25" stroke="var(--colors-star-k)" strokeWidth="1.4" strokeDasharray="3 5" />
      </svg>
      <h2 className={styles.noResultsHeading}>{words.empty.title}</h2>
      <p className={styles.text}>{words.empty.text}</p>
      <Button variant="line" onClick={onClear}>
        {words.empty.clear}
      </Button>
    </div>
  )
}
