import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Collection, defineCollection } from '#prerender/records/collection.ts'
import { hashOfCode, iconsModuleSource, moduleSource } from '#prerender/records/virtual-modules.ts'

const schema = v.strictObject({})
const ships = defineCollection({ files: 'ships/*.md', schema })
const boat = { id: 'boat', title: 'Boat', body: 'It floats.' }
const raft = { id: 'raft', title: 'Raft', body: 'It floats, too.' }

/** Returns the source of a virtual module, for a content folder with these files. */
function sourceOf(collection: Collection, subpath: string, records: readonly object[], files: readonly string[] = []) {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  for (const file of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), '')
  }
  return moduleSource(content, collection, subpath, records)
}

test('a collection with one record exports it without its id, and can export a single field', () => {
  const facts = defineCollection({ files: 'facts.yaml', schema })
  const record = { id: 'facts', founded: 2019, hero: { title: 'Sky' } }
  expect(sourceOf(facts, '', [record])).toBe('export const record = {"founded":2019,"hero":{"title":"Sky"}}')
  expect(sourceOf(facts, 'hero', [record])).toBe('export const record = {"title":"Sky"}')
  expect(() => sourceOf(facts, 'end', [record])).toThrow('There is nothing called "end" in facts.')
})

test('a folder of files exports the list of its records', () => {
  expect(sourceOf(ships, '', [boat, raft])).toBe(`export const records = ${JSON.stringify([boat, raft])}`)
})

test('details are left out of the list, and load separately for each record', () => {
  const withDetails = { ...ships, details: ['body'] } as const
  const [records, load] = sourceOf(withDetails, '', [boat, raft]).split('\n')
  expect(records).toBe('export const records = [{"id":"boat","title":"Boat"},{"id":"raft","title":"Raft"}]')
  expect(load).toContain(`"boat": () => import('virtual:records/ships/boat')`)
  expect(load).toContain(`"raft": () => import('virtual:records/ships/raft')`)
  expect(sourceOf(withDetails, 'raft', [boat, raft])).toBe('export const record = {"body":"It floats, too."}')
  expect(() => sourceOf(withDetails, 'ark', [boat])).toThrow('There is no record "ark" in ships.')
})

test('without a record whose details load, the module still exports the functions that load them, of which it has none', () => {
  const withDetails = { ...ships, details: ['body'] } as const
  expect(sourceOf(withDetails, '', []).split('\n')[1]).toBe('export const load = {  }')
  const withOptionalText = { ...withDetails, isTextOptional: true } as const
  expect(sourceOf(withOptionalText, '', [{ id: 'boat' }]).split('\n')[1]).toBe('export const load = {  }')
})

test('a field that loads alone is in no list, and has a function for each record with it', () => {
  const withOwnField = { ...ships, details: ['body'], loadsDetailsTogether: true, loadsAlone: 'log' } as const
  const logged = { ...boat, log: 'A calm day.' }
  expect(sourceOf(withOwnField, '', [logged])).toBe('export const records = [{"id":"boat","title":"Boat"}]')
  expect(sourceOf(withOwnField, 'details', [logged])).toBe('export const records = [{"body":"It floats."}]')
  expect(sourceOf(withOwnField, 'log', [logged, raft])).toBe(
    `export const load = { "boat": () => import('virtual:records/ships/log/boat') }`,
  )
  expect(sourceOf(withOwnField, 'log/boat', [logged])).toBe('export const record = {"log":"A calm day."}')
})

test('details that load for all records at once are in one module', () => {
  const withSharedDetails = { ...ships, details: ['body'], loadsDetailsTogether: true } as const
  expect(sourceOf(withSharedDetails, '', [boat])).toBe('export const records = [{"id":"boat","title":"Boat"}]')
  expect(sourceOf(withSharedDetails, 'details', [boat, raft])).toBe(
    'export const records = [{"body":"It floats."},{"body":"It floats, too."}]',
  )
})

test('a record that has a slug is loaded by its slug', () => {
  const withDetails = { ...ships, details: ['body'] } as const
  expect(sourceOf(withDetails, '', [{ slug: 'the-boat', body: '' }])).toContain(
    `import('virtual:records/ships/the-boat')`,
  )
  expect(sourceOf(withDetails, 'the-boat', [{ slug: 'the-boat', body: 'x' }])).toBe(
    'export const record = {"body":"x"}',
  )
})

test('a file with a list of records exports that list', () => {
  const crew = defineCollection({ files: 'crew.yaml', schema, idField: 'name' })
  expect(sourceOf(crew, '', [{ id: 'zoya', name: 'Zoya' }])).toBe(
    'export const records = [{"id":"zoya","name":"Zoya"}]',
  )
})

test('in a folder of lists, each file is loaded by its name', () => {
  const harbour = defineCollection({ files: 'harbour/*.yaml', schema, idField: 'id' })
  const files = ['harbour/south.yaml', 'harbour/north.yaml', 'harbour/README.md']
  const records = [
    { id: 'quay', file: 'harbour/north.yaml' },
    { id: 'mole', file: 'harbour/south.yaml' },
  ]
  expect(sourceOf(harbour, '', records, files)).toBe(
    `export const load = { "north": () => import('virtual:records/harbour/north'), "south": () => import('virtual:records/harbour/south') }`,
  )
  expect(sourceOf(harbour, 'south', records, files)).toBe('export const records = [{"id":"mole"}]')
})

test('each icon of records and of their list items is imported once, and no other icon is', () => {
  const source = iconsModuleSource([
    { icon: 'anchor' },
    { boats: [{ icon: 'ship' }] },
    { icon: 'anchor' },
    { title: 'without' },
  ])
  expect(source.split('\n')).toEqual([
    `import I0 from 'lucide-react/icons/anchor'`,
    `import I1 from 'lucide-react/icons/ship'`,
    'export const icons = { "anchor": I0, "ship": I1 }',
  ])
})

test('a module of messages exports all messages, or those of one field', () => {
  const chat = defineCollection({ files: 'messages/chat.yaml', schema })
  const source = (subpath: string) =>
    moduleSource('content', chat, subpath, [{ id: 'chat', panel: { this: 'Here', send: 'Send' }, you: 'You:' }])
  expect(source('')).toBe('export const record = {"panel":{"this":"Here","send":"Send"},"you":"You:"}')
  expect(source('panel')).toBe('export const record = {"this":"Here","send":"Send"}')
  expect(source('you')).toBe('export const record = "You:"')
  expect(() => source('none')).toThrow('There is nothing called "none" in messages/chat.')
})

test('the format of records depends on what the code does, not on its comments', () => {
  const code = 'export function a(b: string): string {\n  return b + "  !"\n}\n'
  const format = hashOfCode([code])
  expect(format).toMatch(/^[\w-]{8}$/)
  expect(hashOfCode([`/** Adds a mark. */\n${code.replace('{\n', '{ // at the end\n')}`])).toBe(format)
  expect(hashOfCode([code.replace('  !', ' !')])).not.toBe(format)
  expect(hashOfCode([code, ''])).not.toBe(format)
})
