import MotionSwitch from '#features/motion/ui/motion-switch.tsx'
import { RequestsLink } from '#features/outbox/ui/requests-link.tsx'

/** `leaveMenu` is given in the menu. It closes the menu, and returns the element to which the focus goes back later. */
type ControlsProps = { readonly leaveMenu?: () => HTMLElement | null }

/** What visitors can do anywhere on the site, in the menu of small screens and in the last line of the footer. */
export default function Controls({ leaveMenu }: ControlsProps) {
  return (
    <>
      <MotionSwitch />
      <RequestsLink variant={leaveMenu ? 'row' : 'line'} leave={leaveMenu} />
    </>
  )
}
