import type { MailDraft } from '#platform/mail.ts'
import type { Drafts, Ports } from '#platform/ports.ts'
import { applyCommand, type CommandResult, removeItem } from './commands.ts'
import type { UnsentItem } from './item.ts'

export type EditedItem = Pick<UnsentItem, 'draft' | 'id'>
/**
 * 'occupied': the form holds other text, which would be lost. 'unkept': the device could not store the form's drafts.
 */
type EditResult = CommandResult | 'occupied' | 'unkept'

/**
 * Moves a request from the outbox to the drafts of its form. The drafts are written first, and restored if the item
 * cannot be removed, so that the content of the item is never lost.
 */
export async function moveToForm(
  ports: Pick<Ports, 'drafts' | 'records' | 'changeChannel'>,
  { draft, id }: EditedItem,
  canReplace: boolean,
): Promise<EditResult> {
  const restored = restoreToForm(ports.drafts, draft, canReplace)
  if (typeof restored === 'string') return restored
  const result = await applyCommand(ports, (stored) => removeItem(stored, id))
  if (result === 'done') ports.drafts.notifyExternalChange(draft.kind)
  else restored.undo()
  return result
}

/**
 * Writes a request's fields to the drafts of its form. Returns a function that restores the previous drafts. If nothing
 * was changed, returns 'occupied' or 'unkept' instead.
 */
function restoreToForm(
  drafts: Pick<Drafts, 'read' | 'write'>,
  { kind, fields }: MailDraft,
  canReplace: boolean,
): { readonly undo: () => void } | 'occupied' | 'unkept' {
  const texts = Object.entries(fields).map(([name, text]) => ({ name: `${kind}.${name}`, text }))
  const before = texts.map(({ name }) => ({ name, text: drafts.read(name) }))
  const hasOtherText = before.some(({ text }, index) => text !== '' && text !== texts[index]?.text)
  if (hasOtherText && !canReplace) return 'occupied'
  const writeAll = (entries: typeof texts) => {
    for (const { name, text } of entries) drafts.write(name, text)
  }
  writeAll(texts)
  if (texts.every(({ name, text }) => drafts.read(name) === text)) return { undo: () => writeAll(before) }
  writeAll(before)
  return 'unkept'
}
