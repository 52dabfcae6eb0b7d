import { execFile } from 'node:child_process'
import type { Plugin } from 'vite'

/** Changes come in bursts: an editor saves several files, a tool rewrites a folder. */
const QUIET_MS = 300

/** While one works on the site: writes its styles anew whenever a source changes. A build writes them before it begins. */
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
