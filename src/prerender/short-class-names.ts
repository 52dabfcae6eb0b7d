import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Plugin } from 'postcss'
import { classesInSelector } from './critical-css.ts'

/** The least number of letters in a short name. Two are enough for most of the site's classes. */
const MIN_LENGTH = 2

/** Matches names of classes whose elements ad blockers hide. */
const AD_BLOCKED_NAME = /^ad/i

/** Short class names, by the names that Panda gives them. */
export type ClassNameMap = ReadonlyMap<string, string>

/**
 * Returns a shorter name for each class. Panda's name is a hash. The short name is the shortest ending of this hash
 * that no class before it in alphabetical order has taken. Six random letters do not compress, and a long page contains
 * three hundred such names: shorter ones save 1,000 of 19,000 bytes on `/`. Adding or removing a class renames hardly
 * any other.
 */
export function shortClassNames(classes: Iterable<string>): ClassNameMap {
  const usedNames = new Set<string>()
  const short = new Map<string, string>()
  for (const name of [...new Set(classes)].sort()) {
    const endings = Array.from({ length: name.length }, (_, index) => name.slice(-MIN_LENGTH - index))
    const shortName = endings.find((ending) => !usedNames.has(ending) && !AD_BLOCKED_NAME.test(ending)) ?? name
    usedNames.add(shortName)
    short.set(name, shortName)
  }
  return short
}

const namesOfFolders = new Map<string, ClassNameMap>()

/** Returns a shorter name for each class in the style sheets that Panda has written to a folder. Reads them once. */
export function shortClassNamesOf(folder: string): ClassNameMap {
  const known = namesOfFolders.get(folder)
  if (known) return known
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const names = shortClassNames(classesInSheets(files.map((file) => readFileSync(join(folder, file), 'utf8'))))
  namesOfFolders.set(folder, names)
  return names
}

/** Returns a class attribute with short names. A class without a short name keeps its name. */
export function shortenClasses(attribute: string, short: ClassNameMap): string {
  return attribute
    .split(' ')
    .map((name) => short.get(name) ?? name)
    .join(' ')
}

/** Returns the classes that occur in the rules of style sheets. */
export function classesInSheets(sheets: readonly string[]): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const sheet of sheets)
    postcss.parse(sheet).walkRules(({ selector }) => {
      for (const name of classesInSelector(selector)) classes.add(name)
    })
  return classes
}

/** Returns a PostCSS plugin that shortens the class names in every style sheet. */
export function shortClassNamesPlugin(short: ClassNameMap): Plugin {
  return {
    postcssPlugin: 'vyomix:short-names',
    Once(sheet) {
      sheet.walkRules((rule) => {
        rule.selector = rule.selector.replace(/\.([A-Za-z][\w-]*)/g, (_, name: string) => `.${short.get(name) ?? name}`)
      })
    },
  }
}
