import type { Clipboard, Drafts, Share, Toast, Visibility } from '#platform/ports.ts'

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
