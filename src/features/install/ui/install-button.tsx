import { record as words } from 'virtual:records/messages/site/install'
import { useAtomValue, useSetAtom } from 'jotai'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { installPrompt } from '#platform/install-prompt.ts'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { installWayOf } from '../device.ts'
import { canShowHintAtom, dismissHintAtom, loadDismissalAtom } from '../state.ts'

const loadIosSheet = () => import('./ios-sheet.tsx')
const IosSheet = lazy(loadIosSheet)

/**
 * The button is shown only if the browser can install the site, the site is not installed, and the visitor has not
 * dismissed the button recently.
 */
export default function InstallButton() {
  const { toast } = useAtomValue(portsAtom)
  const canShow = useAtomValue(canShowHintAtom)
  const load = useSetAtom(loadDismissalAtom)
  const dismiss = useSetAtom(dismissHintAtom)
  const canPrompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.isReady, () => false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const once = useOneAtATime()
  const needsIosSheet = installWayOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios-sheet'
  useEffect(() => {
    void load()
  }, [load])
  if (!canShow || installPrompt.isInstalled() || !(canPrompt || needsIosSheet)) return null
  const showIosSheet = () =>
    loadIosSheet().then(
      () => setSheetOpen(true),
      (error: unknown) => toast({ tone: 'error', ...loadFailureNotice(error, words.unloaded) }),
    )
  const install = async () => {
    if (!canPrompt) await showIosSheet()
    else if ((await installPrompt.ask()) === 'dismissed') dismiss()
  }
  return (
    <div className={css({ display: 'flex', gap: '2' })}>
      <Button size="sm" variant="line" onClick={(press) => void once(install, press)}>
        <Download size={18} strokeWidth={1.5} />
        {words.button}
      </Button>
      <IconButton label={words.dismiss} onClick={() => dismiss()}>
        <X size={18} strokeWidth={1.5} />
      </IconButton>
      {isSheetOpen && (
        <Suspense>
          <IosSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
