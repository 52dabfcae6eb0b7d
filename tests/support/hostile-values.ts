import fc from 'fast-check'

const cyclic: Record<string, unknown> = { id: 'a', text: 'b' }
cyclic.self = cyclic
const sparse: unknown[] = []
sparse.length = 2 ** 32 - 1

/** Values that a field of a stored record may hold after a device, an extension or another version corrupted it. */
const values: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['yes', true],
  ['no', false],
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
  ['another such property', 'constructor'],
  ['a text of a megabyte', 'x'.repeat(1_000_000)],
  ['very many emoji', '\u{1F642}'.repeat(150_001)],
  ['an empty list', []],
  ['a list of invalid values', [null, undefined, 7, 'x', {}, [[[]]], Number.NaN]],
  ['a long list', Array.from({ length: 20_000 }, (_, place) => `${place}`)],
  ['a sparse list', sparse],
  ['an empty object', {}],
  [
    'an object that tries to pollute the prototype',
    JSON.parse('{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":1}}}'),
  ],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ['an object with text as its methods', { toString: 'x', valueOf: 'y', toJSON: 'z', length: -1 }],
  ['many fields', Object.fromEntries(Array.from({ length: 5000 }, (_, place) => [`f${place}`, 'x']))],
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
  const deeper = Object.entries(value).flatMap(([name, field]) =>
    fieldsOf(field, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  return [path, ...deeper]
}

/** Returns a copy of a value with one field replaced; `undefined` removes the field. */
function withField(value: unknown, [name, ...rest]: Path, field: unknown): unknown {
  if (name === undefined) return field
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  const next = withField(copy[name], rest, field)
  if (next === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = next
  return copy
}

/** Yields a copy of a record for each hostile value in each of its fields, and in a few fields it does not have. */
export function* corruptedOnce(sound: unknown): Generator<unknown> {
  const paths = [...fieldsOf(sound), ['surprise'], ['constructor'], ['toJSON']]
  for (const path of paths) for (const value of hostileValues) yield withField(sound, path, value)
}

/** Generates copies of a record with hostile values in several fields at once. */
export function corruptedOften(sound: unknown): fc.Arbitrary<unknown> {
  const paths = fieldsOf(sound)
  const change = fc.tuple(
    fc.constantFrom(...paths.slice(1)),
    fc.oneof(fc.constantFrom(...hostileValues), fc.anything()),
  )
  return fc
    .array(change, { minLength: 1, maxLength: 5 })
    .map((changes) => changes.reduce((record, [path, value]) => inPlace(record, path, value), sound))
}

/** Replaces a field, unless an earlier change has removed its parent. */
function inPlace(record: unknown, path: Path, value: unknown): unknown {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => (at as Record<string | number, unknown>)?.[name], record)
  return typeof parent === 'object' && parent !== null ? withField(record, path, value) : record
}

/** Returns why code could not show or send a value that was read from storage; empty if nothing is wrong. */
export function problemsIn(value: unknown, path = ''): readonly string[] {
  switch (typeof value) {
    case 'string': {
      const isLong = value.length > 200_000 ? [`${path} is ${value.length} characters long`] : []
      return /\p{Surrogate}/u.test(value) ? [...isLong, `${path} holds half a character`] : isLong
    }
    case 'number':
      return isSound(path, value) ? [] : [`${path} is ${value}`]
    case 'boolean':
      return []
    case 'object':
      break
    default:
      return [`${path} is ${typeof value}`]
  }
  if (value === null) return []
  if (Array.isArray(value)) {
    const isLong = value.length > 2000 ? [`${path} holds ${value.length}`] : []
    return [...isLong, ...value.flatMap((item, place) => problemsIn(item, `${path}[${place}]`))]
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path} is no plain object`]
  const entries = Object.entries(value)
  const isLarge = entries.length > 100 ? [`${path} has ${entries.length} fields`] : []
  const isNamed = entries.flatMap(([name]) =>
    name.length > 200 || /\p{Surrogate}/u.test(name) ? [`a name in ${path}`] : [],
  )
  return [...isLarge, ...isNamed, ...entries.flatMap(([name, field]) => problemsIn(field, `${path}.${name}`))]
}

/** Tells whether a time is within the calendar's range, and any other number is a safe integer. */
function isSound(path: string, value: number): boolean {
  if (/(^|\.|\b)(at|\w+At|\w+Until)$/.test(path) && Number.isNaN(new Date(value).getTime())) return false
  return Number.isSafeInteger(value)
}
