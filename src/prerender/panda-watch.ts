import { execFile } from 'node:child_process'
import type { Plugin } from 'vite'

/** How long to wait for more changes, because an editor may save several files at once. */
const QUIET_MS = 300

/** Regenerates the styles in development whenever a source changes. A build generates them before it starts. */
export function pandaWatch(root: string): Plugin {
  return {
    name: 'vyomix:styles',
    apply: 'serve',
    configureServer({ watcher, config }) {
      let timer: NodeJS.Timeout | undefined
      let isWriting = false
      const regenerate = () => {
        if (isWriting) return schedule()
        isWriting = true
        // what `npm run styles` runs: Windows would not find npm, which is a script there
        execFile(process.execPath, ['src/tools/styles.mjs'], { cwd: root }, (error) => {
          isWriting = false
          if (error) config.logger.error(error.message)
        })
      }
      const schedule = () => {
        clearTimeout(timer)
        timer = setTimeout(regenerate, QUIET_MS)
      }
      watcher.on('all', (_, path) => {
        const file = path.replaceAll('\\', '/')
        if (/src\/(app|features|pages|ui|content\/.*schema)\b.*\.tsx?$/.test(file) && !file.includes('styled-system'))
          schedule()
      })
    },
  }
}
