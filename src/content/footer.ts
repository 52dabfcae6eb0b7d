import { footerColumnNames, pageRows } from './pages.ts'

type ColumnName = keyof typeof footerColumnNames

/** The columns of the footer, each with the links to its pages in the order of `pages.ts`. */
export const footerColumns = (Object.keys(footerColumnNames) as readonly ColumnName[]).map((column) => ({
  name: footerColumnNames[column],
  links: pageRows.flatMap(({ path, footer }) => (footer?.[column] ?? []).map((label) => ({ name: label, href: path }))),
}))
