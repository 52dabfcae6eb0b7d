import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fallbackFontCss, fontFiles, fontStylesheet } from './fonts.ts'

/**
 * Adds the site's font subsets, and the sheet that declares them, to the build. In development, the plugin serves the
 * subsets, and every page declares the fonts and their fallbacks inline.
 */
export function fontAssets(root: string): Plugin {
  const content = join(root, 'src/content')
  return {
    name: 'vyomix:fonts',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const font = (await fontFiles(content)).find(({ fileName }) => request.url === `/${fileName}`)
        if (!font) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(font.source)
      })
    },
    async transformIndexHtml(_, { server }) {
      if (!server) return []
      return [
        { tag: 'style', children: fallbackFontCss() + fontStylesheet(await fontFiles(content)).source.toString() },
      ]
    },
    async generateBundle() {
      const fonts = await fontFiles(content)
      for (const { fileName, source } of [...fonts, fontStylesheet(fonts)])
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
