import { record as words } from 'virtual:records/messages/search/do'
import { useSetAtom } from 'jotai'
import Download from 'lucide-react/icons/download'
import { lineControl } from '#ui/line-control.ts'
import { installAtom } from '../state.ts'
import { useInstallOffer } from './use-install.ts'

/** `leave` closes the menu that the button is in, and returns the element that gets the focus instead. */
type InstallLinkProps = { readonly leave: () => HTMLElement | null }

/** The install button of the menu. It is shown under the same conditions as the button in the footer. */
export function InstallLink({ leave }: InstallLinkProps) {
  const install = useSetAtom(installAtom)
  const isOffered = useInstallOffer()
  if (!isOffered) return null
  const press = () => {
    leave()?.focus() // to where the sheet with the steps of iOS returns the focus
    void install()
  }
  return (
    <button type="button" onClick={press} className={lineControl}>
      <Download size={16} strokeWidth={1.5} />
      <span>{words.installation.name}</span>
    </button>
  )
}
