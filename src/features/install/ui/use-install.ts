import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { installPrompt } from '#platform/install-prompt.ts'
import { installWayOf } from '../device.ts'
import { canShowHintAtom, loadDismissalAtom } from '../state.ts'

/** Returns whether this browser can install the site, with its prompt or by hand, and has not installed it yet. */
export function useCanInstall(): boolean {
  const canPrompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.isReady, () => false)
  if (installPrompt.isInstalled()) return false
  return canPrompt || installWayOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios-sheet'
}

/** Returns whether to offer the installation: it is possible, and the visitor has not dismissed the offer recently. */
export function useInstallOffer(): boolean {
  const canInstall = useCanInstall()
  const canShow = useAtomValue(canShowHintAtom)
  const load = useSetAtom(loadDismissalAtom)
  useEffect(() => void load(), [load])
  return canInstall && canShow
}
