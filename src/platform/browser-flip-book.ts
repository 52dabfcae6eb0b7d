import type { FlipBook, FlipBookOrder } from './flip-book.ts'
import address from './flip-book-thread.ts?worker&url'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The one script that may be started in a thread; the policy of trusted types lets nothing else through. */
function threadAddress(): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (url === address ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}

export const browserFlipBook: FlipBook = (frame, pages, onDrawn) => {
  const canvas = document.createElement('canvas')
  if (!('transferControlToOffscreen' in canvas)) return null
  canvas.width = canvas.height = Math.round(frame.clientWidth * devicePixelRatio)
  const thread = new Worker(threadAddress(), { type: 'module' })
  const tell = (order: FlipBookOrder, moved: readonly Transferable[] = []) => thread.postMessage(order, [...moved])
  thread.addEventListener('message', onDrawn, { once: true })
  frame.append(canvas)
  const sheet = canvas.transferControlToOffscreen()
  tell({ type: 'open', sheet, ...pages }, [sheet])
  return {
    turn: (fromMs) => tell({ type: 'turn', fromMs }),
    hold: () => tell({ type: 'hold' }),
    close() {
      thread.terminate()
      canvas.remove()
    },
  }
}
