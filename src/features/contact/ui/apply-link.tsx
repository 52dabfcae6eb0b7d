import { record as words } from 'virtual:records/messages/contact/apply'
import { useAtomValue } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { applicationText } from '#content/job-facts.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import type { ButtonVariantProps } from '#styled/recipes/button.js'
import { button } from '#styled/recipes/button.js'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'

type ApplyLinkProps = ButtonVariantProps & {
  /** The title of a job; without it, the application is for none in particular. */
  readonly position?: string
  readonly label?: string
}

/** A link that opens the chat app with a prepared application for the position. A click also shows a toast. */
export function ApplyLink({ position = words.general, label = words.action, variant, size }: ApplyLinkProps) {
  const ports = useAtomValue(portsAtom)
  return (
    <a
      href={chatAppLink(applicationText(position))}
      target="_blank"
      rel="noopener noreferrer"
      className={button({ variant, size })}
      onClick={() => ports.toast({ tone: 'done', title: words.opening, text: words.openingHint })}
    >
      <span>
        <span>{label}</span>
        {position !== words.general && <span className={css({ srOnly: true })}>{` for ${position}`}</span>}
      </span>
      <NewTabIcon />
    </a>
  )
}
