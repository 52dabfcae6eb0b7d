// Renders the galaxy of the home page: a loop of 12 seconds as WebM (VP9) and MP4 (H.264), and its first frame as the
// poster, in two sizes. It needs ffmpeg. Run it when `draw-galaxy.mjs` changes, and commit what it writes to
// `public/galaxy/`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { runCommandLine } from '../command-line.mjs'
import { ExitError, repositoryRoot, runCommand } from '../process.mjs'
import { GALAXY_SIZE } from './draw-galaxy.mjs'

const SECONDS = 12
const FRAMES_PER_SECOND = 20
const FADE_SECONDS = 2 // the end fades into the frames before the start, so that the loop has no jump
const DEGREES_PER_SECOND = 1.6
const MAX_BYTES = 900_000
const MAX_POSTER_BYTES = 90_000 // the page shows the poster until the video has loaded
const POSTER_QUALITY = 60
const WIDTH = 1280
const HEIGHT = 756
const POSTER_WIDTHS = [900, 1800]

const folder = join(repositoryRoot, 'public/galaxy')
const frames = join(repositoryRoot, '.cache/galaxy')

const NEEDS_FFMPEG = 'Rendering the galaxy needs ffmpeg. Install it and run this again.'

/** @type {import('../command-line.mjs').Command} */
const command = {
  typed: 'npm run galaxy',
  does: 'Renders the galaxy of the home page to public/galaxy. It needs ffmpeg.',
}

runCommandLine(command, async () => {
  if ((await runCommand(['ffmpeg', '-version'])).code !== 0) throw new ExitError(NEEDS_FFMPEG)
  mkdirSync(folder, { recursive: true })
  rmSync(frames, { recursive: true, force: true })
  mkdirSync(frames, { recursive: true })
  const { chromium } = await import('playwright-core')
  const { default: sharp } = await import('sharp')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.route('http://galaxy.test/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.mjs')
          ? {
              contentType: 'text/javascript',
              body: readFileSync(join(repositoryRoot, 'src/tools/galaxy/draw-galaxy.mjs'), 'utf8'),
            }
          : { contentType: 'text/html', body: '<canvas></canvas>' },
      ),
    )
    await page.goto('http://galaxy.test/')
    await writePosters(await frameAt(page, 0, 'image/png'))
    const count = SECONDS * FRAMES_PER_SECOND
    for (let index = 0; index < count; index++) {
      const frame = await frameAt(page, index / FRAMES_PER_SECOND, 'image/jpeg')
      await sharp(frame)
        .resize(WIDTH, HEIGHT)
        .jpeg({ quality: 96 })
        .toFile(join(frames, `${String(index).padStart(4, '0')}.jpg`))
      if (index % FRAMES_PER_SECOND === 0) console.log(`${index} of ${count} frames`)
    }
  } finally {
    await browser.close()
  }
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%04d.jpg')]
  const webm = ['-c:v', 'libvpx-vp9', '-b:v', '520k', '-pix_fmt', 'yuv420p', '-an']
  const log = join(frames, 'pass')
  await runFfmpeg([...input, ...webm, '-pass', '1', '-passlogfile', log, '-f', 'null', '/dev/null'])
  await runFfmpeg([...input, ...webm, '-pass', '2', '-passlogfile', log, '-speed', '1', join(folder, 'galaxy.webm')])
  const mp4 = ['-c:v', 'libx264', '-preset', 'veryslow', '-b:v', '540k', '-pix_fmt', 'yuv420p', '-an']
  await runFfmpeg([...input, ...mp4, '-pass', '1', '-passlogfile', log, '-f', 'null', '/dev/null'])
  await runFfmpeg([
    ...input,
    ...mp4,
    '-pass',
    '2',
    '-passlogfile',
    log,
    '-movflags',
    '+faststart',
    join(folder, 'galaxy.mp4'),
  ])
  for (const name of ['galaxy.webm', 'galaxy.mp4']) {
    const { size } = statSync(join(folder, name))
    console.log(`${name}: ${size} bytes`)
    if (size > MAX_BYTES) throw new ExitError(`${name} has ${size} bytes, more than ${MAX_BYTES}. Lower its bit rate.`)
  }
})

/**
 * Returns a frame of the loop as an image file. Near the end, the frame fades into the frames before the start.
 * @param {import('playwright-core').Page} page @param {number} second @param {string} type
 */
async function frameAt(page, second, type) {
  const share = Math.max(0, (second - (SECONDS - FADE_SECONDS)) / FADE_SECONDS)
  const turns = [second, ...(share > 0 ? [second - SECONDS] : [])].map((time) => time * DEGREES_PER_SECOND)
  const url = await page.evaluate(drawFrame, { turns, share, type, script: '/draw-galaxy.mjs', ...GALAXY_SIZE })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/**
 * Runs in the browser.
 * @param {{ turns: number[], share: number, type: string, width: number, height: number, script: string }} frame
 */
async function drawFrame({ turns, share, type, width, height, script }) {
  const { drawGalaxy } = await import(script)
  const layers = turns.map((turn) => {
    const canvas = new OffscreenCanvas(width, height)
    drawGalaxy(canvas.getContext('2d', { willReadFrequently: true }), turn)
    return canvas
  })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  for (const [index, layer] of layers.entries()) {
    if (context) context.globalAlpha = index === 0 ? 1 : share
    context?.drawImage(layer, 0, 0)
  }
  return canvas.toDataURL(type, 0.97)
}

/** @param {Buffer} frame */
async function writePosters(frame) {
  const { default: sharp } = await import('sharp')
  for (const width of POSTER_WIDTHS) {
    const file = await sharp(frame).resize(width).avif({ quality: POSTER_QUALITY, effort: 6, bitdepth: 10 }).toBuffer()
    writeFileSync(join(folder, `galaxy-${width}.avif`), file)
    console.log(`galaxy-${width}.avif: ${file.length} bytes`)
    if (file.length > MAX_POSTER_BYTES)
      throw new ExitError(`The poster has more than ${MAX_POSTER_BYTES} bytes. Lower its quality.`)
  }
}

/** @param {readonly string[]} options */
function runFfmpeg(options) {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', options, { stdio: 'inherit' })
    child.on('error', () => reject(new ExitError(NEEDS_FFMPEG)))
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new ExitError(`ffmpeg exited with code ${code}.`)),
    )
  })
}
