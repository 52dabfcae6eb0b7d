import { type Resource, resource } from './resource.ts'

/** Returns a function that loads the value of each key once. A load that failed is tried again by the next call. */
export function loadOnce<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const resourceOf = resourcesByKey(load)
  return (key) => {
    const value = resourceOf(key)
    value.clearFailure()
    return value()
  }
}

/** Returns a function that returns the resource of each key, always the same one. */
export function resourcesByKey<T>(load: (key: string) => Promise<T>): (key: string) => Resource<T> {
  const resources = new Map<string, Resource<T>>()
  return (key) => {
    const known = resources.get(key) ?? resource(() => load(key))
    resources.set(key, known)
    return known
  }
}
