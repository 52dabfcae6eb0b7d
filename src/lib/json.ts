/**
 * Parses a text as JSON; returns undefined if it is not JSON. The result is untrusted: read it with the functions
 * below.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the value at a path of names and indexes, or undefined if the path leads nowhere. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Readonly<Record<string | number, unknown>>)[step]
  }
  return here
}

/** Returns the string at a path, or an empty string if there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Returns the finite number at a path, or null if there is none. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = valueAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

/** Returns the array at a path, or an empty array if there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}
