import { record as unsure } from 'virtual:records/messages/chat/unsure'
import { type ChatAnswer, choiceOf, isCourtesyOrRefusal } from './reply.ts'

/**
 * Returns an answer whose text differs from the newest reply, `said`. A sure answer says that it is the same again; in
 * place of a doubtful one, or at the third time, the chat offers what else may be meant. Without anything to offer, and
 * for a courtesy or a refusal, it returns the fallback.
 */
export function withoutRepetition(
  answer: ChatAnswer,
  said: string | undefined,
  fallback: () => ChatAnswer,
): ChatAnswer {
  if (answer.entry === null || said === undefined) return answer
  const again = `${unsure.again} ${answer.text}`
  if (said !== answer.text && said !== again) return answer
  if (isCourtesyOrRefusal(answer.entry)) return fallback()
  if (said === answer.text && answer.about === null) return { ...answer, text: again }
  return answer.chips.length > 0 ? choiceOf(answer) : fallback()
}
