import { record as words } from 'virtual:records/messages/site/steps'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { css } from '#styled/css'
import { Dialog } from '#ui/dialog.tsx'

/** A dialog that explains how to add the site to the home screen of an iPhone or iPad. */
export default function IosSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <ol className={css({ display: 'grid', gap: '3', '& > li': { display: 'flex', gap: '3', alignItems: 'center' } })}>
        <li>
          <Share size={22} strokeWidth={1.5} />
          <span>{words.share}</span>
        </li>
        <li>
          <SquarePlus size={22} strokeWidth={1.5} />
          <span>{words.add}</span>
        </li>
      </ol>
      <p>{words.note}</p>
    </Dialog>
  )
}
