// `npm run screenshots`: takes the screenshots that a device shows before it installs the site (public/screenshots).
// They show the site with reduced motion, which it builds first. Run it after a change that is visible in them, then
// commit them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { runCommandLine } from './command-line.mjs'
import { repositoryRoot, runStep } from './process.mjs'
import { installDependencies, loadModule, npmCommand } from './setup.mjs'

const pictures = [
  { file: 'home-wide', path: '/', width: 1280, height: 800 },
  { file: 'blog-wide', path: '/blog', width: 1280, height: 800 },
  { file: 'home-narrow', path: '/', width: 390, height: 844 },
  { file: 'fun-narrow', path: '/fun', width: 390, height: 844 },
]

const names = pictures.map(({ file }) => file)

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run screenshots',
  does: 'Builds the site, and takes the screenshots that devices show before installing (public/screenshots).',
  words: { name: 'NAME', does: 'a screenshot to take, or all without one', oneOf: names },
}

runCommandLine(command, async ({ words }) => {
  await installDependencies()
  await runStep('Building', [[...npmCommand(), 'run', '--silent', 'build']])
  const { serve } = await loadModule('src/server/serve.ts')
  const { chromium } = await import('playwright-core')
  const { default: sharp } = await import('sharp')
  const folder = join(repositoryRoot, 'public/screenshots')
  mkdirSync(folder, { recursive: true })
  const site = await serve({ root: join(repositoryRoot, 'dist'), mailFolder: join(repositoryRoot, '.mail'), port: 0 })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  for (const { file, path, width, height } of pictures) {
    if (words.length > 0 && !words.includes(file)) continue
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.locator('[data-drawn] canvas').last().waitFor({ state: 'attached' })
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `${file}.png`))
    console.log(`Wrote public/screenshots/${file}.png.`)
    await page.close()
  }
  await browser.close()
  await site.close()
})
