import { record as newTab } from 'virtual:records/messages/controls/newTab'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { css } from '#styled/css'

/** An icon and a text for screen readers that say that a link opens a new tab. */
export function NewTabIcon() {
  return (
    <>
      <ArrowUpRight size={18} strokeWidth={1.75} />
      <span className={css({ srOnly: true })}>{newTab}</span>
    </>
  )
}
