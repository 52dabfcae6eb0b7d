import { record as ends } from 'virtual:records/messages/run-problems/ends'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { redactMessage } from './refusal.ts'

/** How an answer ended: the model was done ('whole'), or there is a reason that has a message of its own. */
export type AnswerEnd = 'whole' | keyof typeof ends

/** The message about the end of an answer. */
export type EndNotice = { readonly title: string; readonly text: string }

/**
 * The reasons that the providers document: `finish_reason` of OpenAI's chat completions, `stop_reason` of Anthropic's
 * messages, and `finishReason` of Gemini. They are in one table, because a gateway may pass on another provider's.
 */
const endsByReason: ReadonlyMap<string, AnswerEnd> = new Map<string, AnswerEnd>([
  ['stop', 'whole'],
  ['end_turn', 'whole'],
  ['stop_sequence', 'whole'],
  ['length', 'cut'],
  ['max_tokens', 'cut'],
  ['model_context_window_exceeded', 'full'],
  ['tool_calls', 'tool'],
  ['function_call', 'tool'],
  ['tool_use', 'tool'],
  ['malformed_function_call', 'tool'],
  ['unexpected_tool_call', 'tool'],
  ['too_many_tool_calls', 'tool'],
  ['pause_turn', 'paused'],
  ['language', 'language'],
  ['recitation', 'recitation'],
  ['image_safety', 'picture'],
  ['image_prohibited_content', 'picture'],
  ['image_recitation', 'picture'],
  ['image_other', 'picture'],
  ['no_image', 'picture'],
  ['malformed_response', 'garbled'],
  ['missing_thought_signature', 'thoughts'],
  ['other', 'unexplained'],
  ['finish_reason_unspecified', 'unexplained'],
  ['refusal', 'declined'],
  ['content_filter', 'filter'],
  ['model_armor', 'filter'],
  ['safety', 'safety'],
  ['blocklist', 'blocklist'],
  ['prohibited_content', 'prohibited'],
  ['spii', 'personal'],
])

/** The reasons for which Gemini blocks a prompt: `promptFeedback.blockReason`. */
const endsByBlockReason: ReadonlyMap<string, AnswerEnd> = new Map<string, AnswerEnd>([
  ['safety', 'promptSafety'],
  ['blocklist', 'promptBlocklist'],
  ['prohibited_content', 'promptProhibited'],
  ['image_safety', 'promptPicture'],
  ['jailbreak', 'promptJailbreak'],
  ['model_armor', 'promptDeclined'],
  ['other', 'promptUnexplained'],
  ['block_reason_unspecified', 'promptUnexplained'],
  ['blocked_reason_unspecified', 'promptUnexplained'],
])

const refusals: ReadonlySet<AnswerEnd> = new Set<AnswerEnd>([
  ...(['declined', 'filter', 'safety', 'blocklist', 'prohibited', 'personal', 'deviceFilter'] as const),
  ...([...endsByBlockReason.values(), 'promptUnknown'] as const),
])

/** Returns the end that a provider's reason stands for, in any case of its letters. */
export function endOf(reason: string): AnswerEnd {
  return endsByReason.get(reason.toLowerCase()) ?? 'unknown'
}

/** Returns the end that the reason for a blocked prompt stands for. */
export function endOfBlockedPrompt(reason: string): AnswerEnd {
  return endsByBlockReason.get(reason.toLowerCase()) ?? 'promptUnknown'
}

/** Returns whether the model or its provider refused the content, so that there is no result to wait for. */
export function isRefusal(end: AnswerEnd | null): boolean {
  return end !== null && refusals.has(end)
}

/** The values in a notice. `reason` is the provider's own term, which is untrusted, and `key` is removed from it. */
type NoticeValues = { readonly model: string; readonly provider: string; readonly reason: string; readonly key: string }

/** Returns the message about the end of an answer, or null if the model was done. */
export function endNotice(end: AnswerEnd, { reason, key, ...names }: NoticeValues): EndNotice | null {
  if (end === 'whole') return null
  const values = { ...names, reason: ellipsize(redactMessage(reason, key), MAX_REASON_LENGTH) }
  const { title, text } = ends[end]
  return { title: fillTemplate(title, values), text: fillTemplate(text, values) }
}

const MAX_REASON_LENGTH = 40
