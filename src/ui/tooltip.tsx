import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement } from 'react'
import { tooltip } from '#styled/recipes/tooltip.js'

/** Shows the accessible name of an icon button on hover and on keyboard focus. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <Ark.Root openDelay={300} closeDelay={80} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={tooltip().content}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
