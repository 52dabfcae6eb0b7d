import type { css } from '#styled/css'

type Style = Exclude<Parameters<typeof css>[number], undefined | null | false | readonly unknown[]>

/**
 * Declares the styles of the component beside the file: a style for each slot. Panda writes a sheet from them, in which
 * each slot has one class. Vite replaces the file by this sheet and the class of each slot (`prerender/style-sheets.ts`),
 * so this function never runs in a browser, and a component reads classes.
 */
export function styleSheet<Slot extends string>(styles: Readonly<Record<Slot, Style>>): Readonly<Record<Slot, string>> {
  return styles as unknown as Readonly<Record<Slot, string>>
}

/** Returns the name of the sheet of a file in `src`: 'pages-jobs-hero' for 'pages/jobs/hero-styles.ts'. */
export function sheetName(file: string): string {
  return file.replace(/-styles\.ts$/, '').replace(/[\\/]/g, '-')
}

/** Returns the name under which Panda generates the classes of a sheet: 'pagesJobsHero' for 'pages-jobs-hero'. */
export function recipeName(sheet: string): string {
  return sheet.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
