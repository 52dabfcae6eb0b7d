import { record as words } from 'virtual:records/messages/library/page'
import { NothingFound } from '#ui/nothing-found.tsx'

export function NoAgentsFound({ onClear }: { readonly onClear: () => void }) {
  const { title, text, clear } = words.empty
  return (
    <NothingFound words={{ heading: title, text, action: clear }} onClear={onClear}>
      <circle cx="52" cy="40" r="25" stroke="var(--colors-line-strong)" />
      <circle cx="52" cy="40" r="19" stroke="var(--colors-line-strong)" strokeDasharray="1 4" />
      <circle cx="52" cy="40" r="3.5" fill="var(--colors-text)" />
      <path d="M77 40H130" stroke="var(--colors-star-k)" strokeDasharray="2 7" strokeLinecap="round" />
      <circle cx="162" cy="40" r="25" stroke="var(--colors-star-k)" strokeWidth="1.4" strokeDasharray="3 5" />
    </NothingFound>
  )
}
