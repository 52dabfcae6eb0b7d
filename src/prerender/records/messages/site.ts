import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(240) })

/** What visitors read of the frame of all pages: `content/messages/site.yaml`. */
const schema = v.strictObject({
  header: v.strictObject({
    skip: line(40),
    home: line(120),
    main: line(40),
    menu: line(40),
    openMenu: line(40),
    closeMenu: line(40),
    quote: line(40),
  }),
  quote: line(160),
  footer: v.strictObject({ newsletter: line(80), still: line(40), turning: line(40) }),
  install: v.strictObject({ button: line(40), dismiss: line(40), unloaded: notice }),
  steps: v.strictObject({ title: line(120), share: line(40), add: line(80), note: line(160) }),
  notices: v.strictObject({
    label: line(40),
    newer: line(40),
    update: line(40),
    updating: line(40),
    later: line(40),
    updated: line(160),
    reload: line(40),
    online: line(40),
    ready: line(80),
    offline: line(80),
    offlineNotKept: line(80),
  }),
  storage: notice,
  share: v.strictObject({ button: line(40), copied: line(40), failed: line(40), failedHint: line(80) }),
  copyEmail: v.strictObject({ button: line(40), copied: line(40), failed: line(40), failedHint: line(80) }),
  unshown: v.strictObject({ said: template(['what'], 40), again: line(40), this: line(40), part: line(40) }),
  parts: v.strictObject({ menu: line(40), requests: line(80), page: line(40) }),
  laterParts: v.strictObject({ message: line(40), notice: line(40), chat: line(40) }),
  broken: v.strictObject({ title: line(40), text: line(80), reload: line(40), home: line(40) }),
  removal: line(160),
})

export const siteMessages = { name: 'messages/site', files: 'messages/site.yaml', schema } as const

export type SiteMessages = Fixed<v.InferOutput<typeof schema>>
