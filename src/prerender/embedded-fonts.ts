import type { Plugin } from 'vite'
import { fontFaceCss, fontFiles } from './fonts.ts'

const ID = 'virtual:fonts.css'

/** Brings the site's own subsets of its fonts into the styles (`virtual:fonts.css`) and into the build. */
export function embeddedFonts(): Plugin {
  return {
    name: 'vyomix:fonts',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      return id === `\0${ID}` ? fontFaceCss(await fontFiles()) : null
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const font = (await fontFiles()).find(({ fileName }) => request.url === `/${fileName}`)
        if (!font) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(font.source)
      })
    },
    async generateBundle() {
      for (const { fileName, source } of await fontFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
