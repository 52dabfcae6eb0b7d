import { record as words } from 'virtual:records/messages/search/do'
import Trash2 from 'lucide-react/icons/trash-2'
import { deletePath } from '#content/paths.ts'
import { InstallLink } from '#features/install/ui/install-link.tsx'
import MotionSwitch from '#features/motion/ui/motion-switch.tsx'
import { RequestsLink } from '#features/outbox/ui/requests-link.tsx'
import { lineControl } from '#ui/line-control.ts'
import { Link } from '#ui/link.tsx'

/** `leaveMenu` is given in the menu. It closes the menu, and returns the element to which the focus goes back later. */
type ControlsProps = { readonly leaveMenu?: () => HTMLElement | null }

/**
 * What visitors can do anywhere on the site, in the menu of small screens and in the last line of the footer. The footer
 * has an install button of its own.
 */
export default function Controls({ leaveMenu }: ControlsProps) {
  return (
    <>
      <MotionSwitch />
      <Link href={deletePath} onClick={leaveMenu} className={lineControl}>
        <Trash2 size={16} strokeWidth={1.5} />
        <span>{words.deletion.name}</span>
      </Link>
      {leaveMenu && <InstallLink leave={leaveMenu} />}
      <RequestsLink variant={leaveMenu ? 'row' : 'line'} leave={leaveMenu} />
    </>
  )
}
