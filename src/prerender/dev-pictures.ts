import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pictureFile, pictureSizes } from '#lib/article-pictures.ts'
import { encodePicture } from './article-pictures.ts'

const ADDRESS = /^\/(covers\/picture-.*-(\d+)\.(avif|webp))(?:\?.*)?$/

/** Serves the pictures of articles in development. A build writes them as files. */
export function devPictures(root: string): Plugin {
  const folder = join(root, 'src/content/articles')
  return {
    name: 'vyomix:pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, path, step, format] = ADDRESS.exec(request.url ?? '') ?? []
        if (!path || !existsSync(folder)) return next()
        const kind = format === 'avif' ? 'avif' : 'webp'
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          name.replaceAll('\\', '/'),
        )
        const file = names.find((name) => pictureFile(name, Number(step), kind) === path)
        if (!file) return next()
        encode(join(folder, file), Number(step), kind)
          .then((bytes) => response.setHeader('content-type', `image/${kind}`).end(bytes))
          .catch(next)
      })
    },
  }
}

async function encode(file: string, step: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const bytes = await readFile(file)
  const { autoOrient } = await sharp(bytes).metadata()
  const size = pictureSizes(autoOrient.width).find((each) => each.step === step)
  return encodePicture(bytes, size?.width ?? autoOrient.width, format)
}
