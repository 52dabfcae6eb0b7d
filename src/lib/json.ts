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
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Readonly<Record<string | number, unknown>>)[key]
  }
  return current
}

/** Returns the string at a path, or an empty string if there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const text = valueAt(value, ...path)
  return typeof text === 'string' ? text : ''
}

/** Returns the finite number at a path, or null if there is none. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const number = valueAt(value, ...path)
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Returns the array at a path, or an empty array if there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = valueAt(value, ...path)
  return Array.isArray(list) ? list : []
}
