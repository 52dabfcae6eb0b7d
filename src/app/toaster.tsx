import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { Toast } from '#ui/toast.tsx'
import { dismissToastAtom, toastAtom } from './state.ts'

/** The live regions of toasts. Screen readers announce errors at once, other toasts when idle. */
export function Toaster() {
  const toast = useAtomValue(toastAtom)
  const ports = useAtomValue(portsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const id = toast?.id ?? 0
  const close = useCallback(() => dismiss(id), [dismiss, id])
  const message = toast && (
    <Toast
      key={id}
      tone={toast.tone}
      title={toast.title}
      text={toast.text}
      action={toast.action}
      after={ports.clock.after}
      isTabHidden={ports.visibility.isHidden}
      onClose={close}
    />
  )
  return (
    <>
      <div role="status">{toast?.tone !== 'error' && message}</div>
      {toast?.tone === 'error' && <div role="alert">{message}</div>}
    </>
  )
}
