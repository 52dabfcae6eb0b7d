import { record as words } from 'virtual:records/messages/site/install'
import { useSetAtom } from 'jotai'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { dismissHintAtom, installAtom } from '../state.ts'
import { useInstallOffer } from './use-install.ts'

/**
 * The button is shown only if the browser can install the site, the site is not installed, and the visitor has not
 * dismissed the button recently.
 */
export default function InstallButton() {
  const install = useSetAtom(installAtom)
  const dismiss = useSetAtom(dismissHintAtom)
  const isOffered = useInstallOffer()
  const once = useOneAtATime()
  if (!isOffered) return null
  return (
    <div className={css({ display: 'flex', gap: '2' })}>
      <Button size="sm" variant="line" onClick={(press) => void once(install, press)}>
        <Download size={18} strokeWidth={1.5} />
        {words.button}
      </Button>
      <IconButton label={words.dismiss} onClick={() => dismiss()}>
        <X size={18} strokeWidth={1.5} />
      </IconButton>
    </div>
  )
}
