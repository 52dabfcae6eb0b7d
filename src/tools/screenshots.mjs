// `npm run screenshots`: takes the screenshots that a device shows before it installs the site (public/screenshots).
// They show the built site with reduced motion. Run it after a change that is visible in them, then commit them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { repositoryRoot, runTool } from './process.mjs'
import { installDependencies, loadModule } from './setup.mjs'

const pictures = [
  { file: 'home-wide', path: '/', width: 1280, height: 800 },
  { file: 'blog-wide', path: '/blog', width: 1280, height: 800 },
  { file: 'home-narrow', path: '/', width: 390, height: 844 },
  { file: 'fun-narrow', path: '/fun', width: 390, height: 844 },
]

runTool(async () => {
  await installDependencies()
  const { serve } = await loadModule('src/server/serve.ts')
  const { chromium } = await import('playwright-core')
  const { default: sharp } = await import('sharp')
  const folder = join(repositoryRoot, 'public/screenshots')
  mkdirSync(folder, { recursive: true })
  const site = await serve({ root: join(repositoryRoot, 'dist'), mailFolder: join(repositoryRoot, '.mail'), port: 0 })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  for (const { file, path, width, height } of pictures) {
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
    await page.close()
  }
  await browser.close()
  await site.close()
})
