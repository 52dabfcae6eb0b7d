import fc from 'fast-check'

const cyclic: Record<string, unknown> = { id: 'a', text: 'b' }
cyclic.self = cyclic
const sparse: unknown[] = []
sparse.length = 2 ** 32 - 1

/** Values that a field of a stored record may hold after a device, an extension or another version corrupted it. */
const values: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus zero', -0],
  ['minus one', -1],
  ['a half', 0.5],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus infinity', Number.NEGATIVE_INFINITY],
  ['the last valid time', 8.64e15],
  ['the first valid time', -8.64e15],
  ['a time after the last', 8.64e15 + 1],
  ['a time before the first', -8.64e15 - 1],
  ['more than a safe integer', 2 ** 53],
  ['a huge number', 1e300],
  ['a big integer', 12n],
  ['no text', ''],
  ['a space', ' '],
  ['a high surrogate', 'a\uD83Db'],
  ['a low surrogate', '\uDC00'],
  ['an emoji with its surrogates swapped', '\uDE00\uD83D'],
  ['a null character', 'a\u0000b'],
  ['text in reversed direction', '\u202Egpj.exe'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an address on another origin', 'https://attacker.example/'],
  ['a script as an address', 'javascript:alert(1)'],
  ['a day that does not exist', '2026-02-31'],
  ['a date as text', '2026-01-01T00:00:00Z'],
  ['a property of every object', '__proto__'],
  ['a second property of every object', 'constructor'],
  ['a text of a megabyte', 'x'.repeat(1_000_000)],
  ['very many emoji', '\u{1F642}'.repeat(150_001)],
  ['an empty list', []],
  ['a list of invalid values', [null, undefined, 7, 'x', {}, [[[]]], Number.NaN]],
  ['a long list', Array.from({ length: 20_000 }, (_, index) => `${index}`)],
  ['a sparse list', sparse],
  ['an empty object', {}],
  [
    'an object that tries to pollute the prototype',
    JSON.parse('{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":1}}}'),
  ],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ['an object with text as its methods', { toString: 'x', valueOf: 'y', toJSON: 'z', length: -1 }],
  ['many fields', Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'x']))],
  ['a field with a long name', { ['n'.repeat(100_000)]: 'x', '\uD83D': '\uDE00' }],
  ['an object that contains itself', cyclic],
  ['a date', new Date(0)],
  ['an invalid date', new Date(Number.NaN)],
  ['a map', new Map([['id', 'a']])],
  ['a set', new Set(['a'])],
  ['a regular expression', /a/g],
  ['an error', new Error('no')],
  ['bytes', new Uint8Array(8)],
  ['a boxed text', Object('text')],
]

export const hostileValues: readonly unknown[] = values.map(([, value]) => value)

type Path = readonly (string | number)[]

/** Returns the path of every field of a value, nested fields included. The path of the value itself comes first. */
function fieldsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const nested = Object.entries(value).flatMap(([name, field]) =>
    fieldsOf(field, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  return [path, ...nested]
}

/** Returns a copy of a value with one field replaced; `undefined` removes the field from an object. */
function withField(value: unknown, [name, ...childPath]: Path, field: unknown): unknown {
  if (name === undefined) return field
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  const next = withField(copy[name], childPath, field)
  if (next === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = next
  return copy
}

/**
 * Yields copies of a valid record. Each has one hostile value: in one of its fields, in an additional field, or in
 * place of the whole record.
 */
export function* corruptedOnce(valid: unknown): Generator<unknown> {
  const paths = [...fieldsOf(valid), ['surprise'], ['constructor'], ['toJSON']]
  for (const path of paths) for (const value of hostileValues) yield withField(valid, path, value)
}

/** Generates copies of a valid record with hostile or random values in one to five fields. */
export function corruptedOften(valid: unknown): fc.Arbitrary<unknown> {
  const paths = fieldsOf(valid)
  const change = fc.tuple(
    fc.constantFrom(...paths.slice(1)),
    fc.oneof(fc.constantFrom(...hostileValues), fc.anything()),
  )
  return fc
    .array(change, { minLength: 1, maxLength: 5 })
    .map((changes) => changes.reduce((record, [path, value]) => withFieldAt(record, path, value), valid))
}

/** Returns a copy of a record with one field replaced, or the record itself if the parent of the field is gone. */
function withFieldAt(record: unknown, path: Path, value: unknown): unknown {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((parent, name) => (parent as Record<string | number, unknown>)?.[name], record)
  return typeof parent === 'object' && parent !== null ? withField(record, path, value) : record
}

/** Returns the reasons why a value read from storage cannot be shown or sent. The list is empty if there are none. */
export function problemsIn(value: unknown, path = ''): readonly string[] {
  switch (typeof value) {
    case 'string': {
      const lengthProblems = value.length > 200_000 ? [`${path} is ${value.length} characters long`] : []
      return /\p{Surrogate}/u.test(value) ? [...lengthProblems, `${path} contains half a character`] : lengthProblems
    }
    case 'number':
      return isValidNumber(path, value) ? [] : [`${path} is ${value}`]
    case 'boolean':
      return []
    case 'object':
      break
    default:
      return [`${path} is ${typeof value}`]
  }
  if (value === null) return []
  if (Array.isArray(value)) {
    const lengthProblems = value.length > 2000 ? [`${path} has ${value.length} items`] : []
    return [...lengthProblems, ...value.flatMap((item, index) => problemsIn(item, `${path}[${index}]`))]
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is not a plain object`]
  const entries = Object.entries(value)
  const sizeProblems = entries.length > 100 ? [`${path} has ${entries.length} fields`] : []
  const nameProblems = entries.flatMap(([name]) =>
    name.length > 200 || /\p{Surrogate}/u.test(name) ? [`${path} has a field with an invalid name`] : [],
  )
  return [...sizeProblems, ...nameProblems, ...entries.flatMap(([name, field]) => problemsIn(field, `${path}.${name}`))]
}

/** Tells whether a number is a safe integer, and, if the path names a time, within the range of `Date`. */
function isValidNumber(path: string, value: number): boolean {
  if (/(^|\.|\b)(at|\w+At|\w+Until)$/.test(path) && Number.isNaN(new Date(value).getTime())) return false
  return Number.isSafeInteger(value)
}
