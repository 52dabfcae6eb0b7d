import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, serve } from '#server/serve.ts'

/** A site whose server can be stopped and started again at the same address. While stopped, it refuses connections. */
type StoppableSite = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Serves again, from another folder if one is given. */
  readonly start: (folder?: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Serves a built folder on a free port, with a mail folder of its own. */
export async function stoppableSite(root: string): Promise<StoppableSite> {
  const mailFolder = mkdtempSync(join(tmpdir(), 'vyomix-mail-'))
  const startServer = (port: number, folder = root) =>
    serve({ root: folder, mailFolder, port, host: '127.0.0.1', compression: 'quick' })
  let running: RunningServer | null = await startServer(0)
  const { url, port } = running
  const stop = async () => {
    await running?.close()
    running = null
  }
  return {
    url,
    stop,
    async start(folder) {
      running ??= await startServer(port, folder)
    },
    async close() {
      await stop()
      rmSync(mailFolder, { recursive: true, force: true })
    },
  }
}
