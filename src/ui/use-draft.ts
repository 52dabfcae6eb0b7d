import { useCallback, useEffect, useState } from 'react'
import type { Ports } from '#platform/ports.ts'

/**
 * Returns a text that survives a reload of this tab, and its setter. The text is empty at first, as on the prerendered
 * page, and the draft is restored after mounting. Setting an empty text deletes the draft. The text also follows
 * changes of the draft from elsewhere. `ports` is used in effects and handlers only.
 */
export function useDraft(name: string, ports: Pick<Ports, 'drafts'>): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    const draft = ports.drafts.read(name)
    if (draft) setText((typed) => typed || draft)
    return ports.drafts.onExternalChange((changedForm) => changedForm === name && setText(ports.drafts.read(name)))
  }, [ports, name])
  const write = useCallback(
    (next: string) => {
      setText(next)
      ports.drafts.write(name, next)
    },
    [ports, name],
  )
  return [text, write]
}
