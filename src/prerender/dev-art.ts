import type { Plugin } from 'vite'
import type { Drawings } from '#lib/engrave/svg-file.ts'

/**
 * Serves the drawings of `art.ts` in development, and draws them again for every request. A build writes them as files.
 */
export function devArt(): Plugin {
  return {
    name: 'vyomix:art',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^(?:\/art\/)?(.*)\.svg(?:\?.*)?$/.exec(request.url ?? '') ?? []
        if (name === undefined) return next()
        server
          .ssrLoadModule('/src/prerender/art.ts')
          .then((module) => {
            const draw = (module.art as Drawings)[name]
            if (!draw) return next()
            response.setHeader('content-type', 'image/svg+xml')
            return response.end(draw())
          })
          .catch(next)
      })
    },
  }
}
