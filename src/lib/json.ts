/** Reads text as JSON; undefined where it is none. What it holds is untrusted: ask it with the functions below. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What lies at the end of a path of names and positions, undefined where the path leads nowhere. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Readonly<Record<string | number, unknown>>)[step]
  }
  return here
}

/** The text at the end of a path, empty where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** The number at the end of a path, null where there is none. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = valueAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

/** The list at the end of a path, empty where there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}
