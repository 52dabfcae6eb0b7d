import type { SystemStyleObject } from '@pandacss/dev'

/**
 * Declares the styles of the component beside the file: a style for each slot. Panda writes a sheet from them, in which
 * each slot has one class. A component reads these classes: the build and the tests replace the file by its sheet and
 * the class of each slot (`prerender/style-sheets.ts`), so this function runs only while Panda reads the styles.
 */
export function styleSheet<Styles extends Readonly<Record<string, SystemStyleObject>>>(styles: Styles) {
  return styles as unknown as { readonly [Slot in keyof Styles]: string }
}

/** Returns the name of the sheet of a file in `src`: 'pages-jobs-hero' for 'pages/jobs/hero-styles.ts'. */
export function sheetName(file: string): string {
  return file.replace(/-styles\.ts$/, '').replace(/[\\/]/g, '-')
}

/** Returns the name under which Panda generates the classes of a sheet: 'pagesJobsHero' for 'pages-jobs-hero'. */
export function recipeName(sheet: string): string {
  return sheet.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
