import { execFile } from 'node:child_process'
import type { Plugin } from 'vite'

/** Changes come in bursts, for example when an editor saves several files or a tool rewrites a folder. */
const QUIET_MS = 300

/** Regenerates the styles in development whenever a source changes. A build generates them before it starts. */
export function pandaWatch(root: string): Plugin {
  return {
    name: 'vyomix:styles',
    apply: 'serve',
    configureServer({ watcher, config }) {
      let waiting: NodeJS.Timeout | undefined
      let isWriting = false
      const write = () => {
        if (isWriting) return wait()
        isWriting = true
        execFile('npm', ['run', '--silent', 'styles'], { cwd: root }, (error) => {
          isWriting = false
          if (error) config.logger.error(error.message)
        })
      }
      const wait = () => {
        clearTimeout(waiting)
        waiting = setTimeout(write, QUIET_MS)
      }
      watcher.on('all', (_, file) => {
        if (/src\/(app|features|pages|sections|ui)\/.*\.tsx?$/.test(file) && !file.includes('styled-system')) wait()
      })
    },
  }
}
