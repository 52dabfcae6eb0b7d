import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Serves drawings, covers, portraits and the pictures of records in development, and draws them again for every
 * request. A build writes them as files.
 */
export function devArt(root: string): Plugin {
  return {
    name: 'vyomix:art',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/, '')
        if (!/^\/.*\.svg$|^\/(covers|people|art)\//.test(path)) return next()
        server
          .ssrLoadModule('/src/prerender/dev-drawings.ts')
          .then(async (module) => {
            const { devDrawing } = module as typeof import('./dev-drawings.ts')
            const picture = await devDrawing(join(root, 'src/content'), path)
            if (!picture) return next()
            return response.setHeader('content-type', picture.type).end(picture.source)
          })
          .catch(next)
      })
    },
  }
}
