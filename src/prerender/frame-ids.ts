/** Fields on pages with texts. The notes of a field have ids that begin with its own. */
const fields = ['footer-email', 'chat-message'].flatMap((id) => [id, `${id}-error`, `${id}-hint`, `${id}-count`])

/** The ids that pages with texts have besides those of the text, in the frame, the layers above it and the facts. */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...['root', 'main', 'menu', 'facts', 'others'],
  ...['chat', 'chat-clear', 'chat-claim', 'waiting-requests', 'waiting-requests-name', 'records-here'],
  ...fields,
])
