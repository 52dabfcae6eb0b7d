import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of the form that requests a meeting: `content/messages/meeting.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: singleLine(40),
    fields: v.strictObject({ date: singleLine(40), time: singleLine(40), details: singleLine(40) }),
    datePassed: singleLine(160),
    dateFar: singleLine(160),
    timeBoth: template(['time', 'country', 'local'], 80),
    timeDayBefore: template(['time', 'country', 'local'], 100),
    timeDayAfter: template(['time', 'country', 'local'], 100),
    timeClosed: singleLine(100),
    timePassed: singleLine(120),
    dateWrong: singleLine(160),
    button: singleLine(40),
  }),
  now: v.strictObject({
    open: template(['time'], 60),
    opensToday: template(['time'], 60),
    opensOnDay: template(['day', 'time'], 60),
    india: template(['time', 'country'], 60),
    both: template(['time', 'country', 'local'], 80),
    bothDays: template(['time', 'country', 'localDay', 'local'], 80),
  }),
  outcome: v.strictObject({
    done: singleLine(40),
    doneHint: singleLine(160),
    failed: singleLine(40),
    failedHint: singleLine(160),
  }),
})

export const collection = defineCollection({ files: 'messages/meeting.yaml', schema })
