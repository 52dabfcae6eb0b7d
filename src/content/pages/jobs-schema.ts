import * as v from 'valibot'
import { byCategory } from '#content/jobs/categories.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine, template } from '#prerender/records/field-schemas.ts'

/** The heading's two lines. */
const headingLines = <S extends v.GenericSchema>(first: S) => v.strictTuple([first, singleLine(24)])

/** The content of `/jobs`: `content/pages/jobs.yaml`. */
const schema = v.strictObject({
  title: singleLine(51),
  description: metaDescription,
  heading: v.strictObject({
    none: headingLines(singleLine(24)),
    one: headingLines(singleLine(24)),
    many: headingLines(template(['count'], 24)),
  }),
  lead: v.strictObject({ none: paragraph(20, 160), open: paragraph(20, 160) }),
  search: v.strictObject({ label: singleLine(30), placeholder: singleLine(40), categories: singleLine(30) }),
  categories: v.strictObject({ all: singleLine(12), ...byCategory(() => singleLine(12)) }),
  groups: v.strictObject(byCategory(() => singleLine(30))),
  none: v.strictObject({ heading: singleLine(40), text: paragraph(10, 120), action: singleLine(30) }),
  end: v.strictObject({
    heading: v.strictObject({ none: singleLine(60), open: singleLine(60) }),
    lead: paragraph(10, 120),
    write: v.strictObject({ name: singleLine(30), text: paragraph(10, 100) }),
    call: v.strictObject({ name: singleLine(30), text: paragraph(10, 220), action: singleLine(20) }),
    mail: v.strictObject({ name: singleLine(30), text: paragraph(10, 100), action: singleLine(20) }),
  }),
})

export const collection = defineCollection({ files: 'pages/jobs.yaml', schema })
