import { record as words } from 'virtual:records/messages/site/storage'
import type { ToastMessage } from '#platform/ports.ts'

/** The toast that says that the browser stores nothing. */
export const storageFailure: ToastMessage = { tone: 'wait', ...words }
