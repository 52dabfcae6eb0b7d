import { readFileSync } from 'node:fs'
import { sheetName } from '#ui/style-sheet.ts'

/** Returns the sheet that Panda has written from a file of styles, with its white space collapsed. */
export function sheetOf(file: string): string {
  const sheet = readFileSync(`src/ui/styled-system/styles/recipes/${sheetName(file)}.css`, 'utf8')
  return sheet.replace(/\s+/g, ' ')
}
