import type { ComponentProps } from 'react'
import MotionSwitch from '#features/motion/ui/motion-switch.tsx'
import RequestsLink from '#features/outbox/ui/requests-link.tsx'
import { css } from '#styled/css'

type PanelControlsProps = Pick<ComponentProps<typeof RequestsLink>, 'onOpen' | 'returnsTo'>

/** What stands below the list of the phone's panel. Its script is loaded when the panel opens. */
export default function PanelControls(props: PanelControlsProps) {
  return (
    <>
      <div className={motion}>
        <MotionSwitch />
      </div>
      <RequestsLink variant="row" {...props} />
    </>
  )
}

const motion = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingInline: '1.25rem',
  borderTop: '1px solid {colors.line.faint}',
  '@media (prefers-reduced-motion: reduce)': { display: 'none' }, // there is no button
})
