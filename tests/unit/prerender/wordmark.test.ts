import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wordmarkShapes } from '#prerender/wordmark.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wordmark-'))
  mkdirSync(join(root, 'src/ui/brand'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const putSvg = (svg: string) => writeFileSync(join(root, 'src/ui/brand/wordmark.svg'), svg)

test('the wordmark is the name in letters, with a dot in the colour of the signal behind them', async () => {
  const { viewBox, paths } = await wordmarkShapes(root, 'Vyomix')
  expect(viewBox).toMatch(/^0 -152 10\d\d 200$/)
  expect(paths.map(({ isSignal }) => isSignal ?? false)).toEqual([false, true])
})

test('a longer name is wider, and letters with accents are drawn', async () => {
  const widthOf = async (name: string) => Number((await wordmarkShapes(root, name)).viewBox.split(' ')[2])
  expect(await widthOf('Söhne & Co')).toBeGreaterThan(await widthOf('Söhne'))
  expect((await wordmarkShapes(root, 'Söhne')).paths).not.toEqual((await wordmarkShapes(root, 'Sohne')).paths)
  expect(await widthOf('Émile')).toBeGreaterThan(0)
})

test('a name that the face of headings cannot write needs a file', async () => {
  await expect(wordmarkShapes(root, '空色')).rejects.toThrow('Put the wordmark into src/ui/brand/wordmark.svg.')
  putSvg('<svg viewBox="0 0 20 10"><g><path d="M0 0h9v9z"/></g><path class="signal" d="M10 0h9v9z"/></svg>')
  expect(await wordmarkShapes(root, '空色')).toEqual({
    viewBox: '0 0 20 10',
    paths: [{ d: 'M0 0h9v9z' }, { d: 'M10 0h9v9z', isSignal: true }],
  })
})

test.each(['<svg viewBox="0 0 9 9"><text>A</text></svg>', '<svg><path d="M0 0h9"/></svg>', 'no drawing'])(
  'the file %s is refused with a sentence',
  async (svg) => {
    putSvg(svg)
    await expect(wordmarkShapes(root, 'A')).rejects.toThrow('should have a viewBox and hold paths alone')
  },
)
