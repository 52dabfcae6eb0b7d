import { atom } from 'jotai'

export type ChatView = 'closed' | 'open' | 'minimized'

const currentViewAtom = atom<ChatView>('closed')

/** How the chat is shown. It is apart from the conversation, whose script loads when the chat is first opened. */
export const chatViewAtom = atom((get) => get(currentViewAtom))

export const changeViewAtom = atom(null, (_, set, view: ChatView) => set(currentViewAtom, view))
