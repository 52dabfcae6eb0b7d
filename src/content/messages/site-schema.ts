import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(240) })

/**
 * The messages of the frame around all pages, such as those of the header, the footer and the notices:
 * `content/messages/site.yaml`.
 */
const schema = v.strictObject({
  header: v.strictObject({
    skip: singleLine(40),
    home: singleLine(120),
    main: singleLine(40),
    menu: singleLine(40),
    openMenu: singleLine(40),
    closeMenu: singleLine(40),
    search: singleLine(40),
    quote: singleLine(40),
  }),
  quote: singleLine(160),
  quoteOpened: v.strictObject({ title: singleLine(60), text: singleLine(60) }),
  notOpened: v.strictObject({
    title: singleLine(40),
    chatApp: singleLine(120),
    site: template(['host'], 80),
  }),
  heldForm: v.strictObject({ loading: notice, offline: notice }),
  footer: v.strictObject({ newsletter: singleLine(80) }),
  install: v.strictObject({ button: singleLine(40), dismiss: singleLine(40), unloaded: notice }),
  steps: v.strictObject({ title: singleLine(120), share: singleLine(40), add: singleLine(80), note: singleLine(160) }),
  notices: v.strictObject({
    label: singleLine(40),
    newer: singleLine(40),
    update: singleLine(40),
    updating: singleLine(40),
    later: singleLine(40),
    updated: singleLine(160),
    reload: singleLine(40),
    online: singleLine(40),
    ready: singleLine(80),
    offline: singleLine(80),
    offlineNotKept: singleLine(80),
  }),
  storage: notice,
  share: v.strictObject({
    button: singleLine(40),
    copied: singleLine(40),
    failed: singleLine(40),
    failedHint: singleLine(80),
  }),
  copyEmail: v.strictObject({
    button: singleLine(40),
    copied: singleLine(40),
    failed: singleLine(40),
    failedHint: singleLine(80),
  }),
  unshown: v.strictObject({
    said: template(['what'], 40),
    tooOld: template(['what'], 120),
    again: singleLine(40),
    this: singleLine(40),
    part: singleLine(40),
  }),
  tooOld: notice,
  parts: v.strictObject({ menu: singleLine(40), requests: singleLine(80), page: singleLine(40) }),
  laterParts: v.strictObject({ message: singleLine(40), notice: singleLine(40), chat: singleLine(40) }),
  broken: v.strictObject({ title: singleLine(40), text: singleLine(80), reload: singleLine(40), home: singleLine(40) }),
  removal: singleLine(160),
})

export const collection = defineCollection({ files: 'messages/site.yaml', schema })
