import type { Outline } from './outlines/outline.ts'

const files = import.meta.glob<Outline>('./outlines/*.ts', { import: 'outline' })

/** Loads the outline of a page, kept in a file named after its address: `/services/refer` in `services-refer.ts`. */
export async function loadOutline(path: string): Promise<Outline | undefined> {
  return files[`./outlines/${path.slice(1).replaceAll('/', '-')}.ts`]?.()
}
