import type { MailDraft } from '#platform/mail.ts'
import type { Ports } from '#platform/ports.ts'
import { isReference } from './item.ts'

type Drafts = Pick<Ports['drafts'], 'read' | 'write'>

const nameOf = ({ kind }: MailDraft) => `doubtful.${kind}`

/**
 * Returns the reference under which this tab may have sent the same content before, or null. Its answer may have been
 * lost, or the page may have been reloaded before the answer came.
 */
export function doubtfulReference(drafts: Drafts, draft: MailDraft): string | null {
  const [reference, content] = drafts.read(nameOf(draft)).split(' ')
  return isReference(reference) && content === fingerprint(draft) ? reference : null
}

/** Notes in the tab's drafts that the draft may have arrived under this reference. `null` removes the note. */
export function noteDoubtful(drafts: Drafts, draft: MailDraft, reference: string | null): void {
  drafts.write(nameOf(draft), reference === null ? '' : `${reference} ${fingerprint(draft)}`)
}

/** Returns a short text that differs for other content, and from which the content cannot be read. */
function fingerprint({ params }: MailDraft): string {
  const text = JSON.stringify(params)
  const hash = (seed: number) => {
    let state = seed
    for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619) // FNV-1a
    return (state >>> 0).toString(36)
  }
  return `${hash(2_166_136_261)}-${hash(5381)}`
}
