import type {
  Answer,
  Clipboard,
  Connection,
  Drafts,
  Http,
  HttpRequest,
  Motion,
  OpenTab,
  Share,
  Toast,
  Visibility,
} from '#platform/ports.ts'

type Shown = { readonly shown: readonly Toast[] }

/** Remembers every toast in `shown`, the oldest first. */
export function fakeToast(): ((toast: Toast) => void) & Shown {
  const shown: Toast[] = []
  return Object.assign((toast: Toast) => void shown.push(toast), { shown })
}

/** Remembers what was put on the clipboard; with `isAllowed` false it refuses, as a browser does. */
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

type Passed = { readonly pages: readonly Parameters<Share>[0][] }

/** Remembers what was passed on, and answers `outcome` each time. */
export function fakeShare(outcome: Awaited<ReturnType<Share>> = 'shared'): Share & Passed {
  const pages: Parameters<Share>[0][] = []
  return Object.assign(
    async (page: Parameters<Share>[0]) => {
      pages.push(page)
      return outcome
    },
    { pages },
  )
}

/** A tab in view; `set` hides it or brings it back, and tells whoever listens. */
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

/** Drafts of one tab, gone with the test. */
export function fakeDrafts(texts = new Map<string, string>()): Drafts {
  return {
    read: (name) => texts.get(name) ?? '',
    write(name, text) {
      if (text === '') texts.delete(name)
      else texts.set(name, text)
    },
  }
}

/** A visitor who asked for stillness: nothing ever plays. */
export function fakeMotion(): Motion {
  return {
    isStill: () => true,
    isSaving: () => false,
    whileSeen: () => () => {},
    play:
      (_, __, from = 0) =>
      () =>
        from,
  }
}

/** Remembers every request and answers them in turn; the last answer serves all that follow. */
export function fakeHttp(...answers: readonly Answer[]): Http & { readonly requests: readonly HttpRequest[] } {
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

/** Remembers every address opened in a new tab; with `isAllowed` false it holds them back, as a browser may. */
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

export function fakeConnection(isOnline = true): Connection {
  return { isOnline: () => isOnline }
}
