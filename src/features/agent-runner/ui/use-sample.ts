import { load as sampleLoaders } from 'virtual:records/library/sample'
import { record as runWords } from 'virtual:records/messages/run'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { runAnnouncementAtom } from '../state.ts'

/**
 * Returns the sample of an agent while it is shown, and functions that show and hide it. The text is loaded on demand;
 * if it cannot be loaded, a toast says why. The sample takes the focus, so nothing else is announced.
 */
export function useSample(slug: string) {
  const ports = useAtomValue(portsAtom)
  const announce = useSetAtom(runAnnouncementAtom)
  const once = useOneAtATime()
  const [text, setText] = useState<string | null>(null)
  const show = useCallback(() => {
    const load = sampleLoaders[slug]
    if (!load) return
    void once(async () => {
      const loaded = await loadCode(load, ports.http)
      if (typeof loaded === 'string') {
        const failure = loaded === 'tooOld' ? tooOld : runWords.toasts[loaded]
        ports.toast({ tone: 'error', ...failure })
        announce(failure.text)
        return
      }
      setText(loaded.record.sample)
    })
  }, [slug, ports, announce, once])
  const hide = useCallback(() => setText(null), [])
  return useMemo(() => ({ exists: sampleLoaders[slug] !== undefined, text, show, hide }), [slug, text, show, hide])
}

export type ShownSample = ReturnType<typeof useSample>
