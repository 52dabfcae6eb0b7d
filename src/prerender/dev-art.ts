import type { Plugin } from 'vite'
import type { Art } from './art.ts'

/** While one works on the site: draws what a build would have written to `/art`, anew for every request. */
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
            const draw = (module.art as Art)[name]
            if (!draw) return next()
            response.setHeader('content-type', 'image/svg+xml')
            return response.end(draw())
          })
          .catch(next)
      })
    },
  }
}
