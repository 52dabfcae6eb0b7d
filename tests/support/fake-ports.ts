import type { Http, HttpRequest, HttpResult } from '#platform/http.ts'
import type {
  ChangeChannel,
  Clipboard,
  Connection,
  Drafts,
  Motion,
  OpenTab,
  Share,
  TextExport,
  ToastMessage,
  Visibility,
} from '#platform/ports.ts'

type ToastLog = { readonly shown: readonly ToastMessage[] }

/** Records every toast in `shown`, oldest first. */
export function fakeToast(): ((toast: ToastMessage) => void) & ToastLog {
  const shown: ToastMessage[] = []
  return Object.assign((toast: ToastMessage) => void shown.push(toast), { shown })
}

/** Records what was copied to the clipboard. With `isAllowed` false, copying fails, as a browser may refuse it. */
export function fakeClipboard(isAllowed = true): Clipboard & { readonly texts: readonly string[] } {
  const texts: string[] = []
  return {
    texts,
    async write(text) {
      if (isAllowed) texts.push(text)
      return isAllowed
    },
  }
}

type SavedFile = Parameters<TextExport['save']>[0]
type ExportLog = { readonly files: readonly SavedFile[]; readonly formatted: readonly string[] }

/** Records every file that is saved and every formatted text that is copied. */
export function fakeTextExport(): TextExport & ExportLog {
  const files: SavedFile[] = []
  const formatted: string[] = []
  return {
    files,
    formatted,
    save: (file) => void files.push(file),
    async copyFormatted(_, html) {
      formatted.push(html)
      return true
    },
  }
}

type ShareLog = { readonly pages: readonly Parameters<Share>[0][] }

/** Records what was shared, and returns `outcome` each time. */
export function fakeShare(outcome: Awaited<ReturnType<Share>> = 'shared'): Share & ShareLog {
  const pages: Parameters<Share>[0][] = []
  return Object.assign(
    async (page: Parameters<Share>[0]) => {
      pages.push(page)
      return outcome
    },
    { pages },
  )
}

/**
 * Returns the visibility of a tab, which is in view at first. `set` hides or shows the tab, and notifies the listeners.
 */
export function fakeVisibility(): Visibility & { readonly set: (isHidden: boolean) => void } {
  let isHidden = false
  const listeners = new Set<() => void>()
  return {
    isHidden: () => isHidden,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      isHidden = next
      for (const listener of listeners) listener()
    },
  }
}

/** Keeps the drafts of one tab in memory. */
export function fakeDrafts(texts = new Map<string, string>()): Drafts {
  const changes = externalChanges()
  return {
    read: (name) => texts.get(name) ?? '',
    write(name, text) {
      if (text === '') texts.delete(name)
      else texts.set(name, text)
    },
    clear() {
      const names = [...texts.keys()]
      texts.clear()
      for (const name of names) changes.notifyExternalChange(name.split('.')[0] ?? name)
    },
    ...changes,
  }
}

function externalChanges(): Pick<Drafts, 'notifyExternalChange' | 'onExternalChange'> {
  const listeners = new Set<(form: string) => void>()
  return {
    notifyExternalChange(form) {
      for (const listener of listeners) listener(form)
    },
    onExternalChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the motion port of a visitor with reduced motion: nothing is ever animated. */
export function fakeMotion(): Motion {
  return {
    allow() {},
    isReduced: () => true,
    whileMotionAllowed: () => () => {},
    isSavingData: () => false,
    whileVisible: () => () => {},
    play:
      (_, __, from = 0) =>
      () =>
        from,
  }
}

/** Records every request and answers the requests in turn. All further requests get the last answer. */
export function fakeHttp(...answers: readonly HttpResult[]): Http & { readonly requests: readonly HttpRequest[] } {
  const requests: HttpRequest[] = []
  return {
    requests,
    async send(request) {
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      requests.push(request)
      return answer ?? { kind: 'unreachable' }
    },
  }
}

/** Records every address opened in a new tab. With `isAllowed` false, new tabs are blocked, as a browser may do. */
export function fakeOpenTab(isAllowed = true): OpenTab & { readonly opened: readonly string[] } {
  const opened: string[] = []
  return Object.assign(
    (url: string) => {
      if (isAllowed) opened.push(url)
      return isAllowed
    },
    { opened },
  )
}

/** Returns a connection. `set` takes the device offline or back online, and notifies the listeners. */
export function fakeConnection(isOnline = true): Connection & { readonly set: (isOnline: boolean) => void } {
  const listeners = new Set<() => void>()
  let isOnlineNow = isOnline
  return {
    isOnline: () => isOnlineNow,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      isOnlineNow = next
      for (const listener of listeners) listener()
    },
  }
}

/** Delivers change notifications within the test. */
export function fakeChangeChannel(): ChangeChannel {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Records the badge numbers shown, and how often each other service was called. */
export function fakeSystemServices() {
  const badges: number[] = []
  let persistCount = 0
  let syncCount = 0
  return {
    setBadge: (count: number) => void badges.push(count),
    persistStorage() {
      persistCount += 1
    },
    registerSync() {
      syncCount += 1
    },
    calls: () => ({ badges, persisted: persistCount, wakes: syncCount }),
  }
}
