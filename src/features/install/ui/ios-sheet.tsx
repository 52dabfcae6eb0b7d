import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { config } from '#content/config.ts'
import { css } from '#styled/css'
import { Dialog } from '#ui/dialog.tsx'

/** Where the browser has no button of its own: how to add the site to the home screen of an iPhone or iPad. */
export default function IosSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={`Keep ${config.name} on your home screen`} isOpen onClose={onClose}>
      <ol className={css({ display: 'grid', gap: '3', '& > li': { display: 'flex', gap: '3', alignItems: 'center' } })}>
        <li>
          <Share size={22} strokeWidth={1.5} />
          <span>Tap Share in the browser's bar.</span>
        </li>
        <li>
          <SquarePlus size={22} strokeWidth={1.5} />
          <span>Choose ‘Add to Home Screen’, then ‘Add’.</span>
        </li>
      </ol>
      <p>The site then opens like an app. Articles, chat and game work without a network.</p>
    </Dialog>
  )
}
