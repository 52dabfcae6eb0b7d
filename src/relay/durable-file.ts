import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that are being written. They were never reported as stored. */
const PART = /^\..*\.part$/

/**
 * Writes a file that survives a crash and a power cut: when this resolves, the text is on the disk under its name. A
 * reader never sees an incomplete file. Only the owner of the process can read it.
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  const part = join(dirname(file), `.${file.slice(dirname(file).length + 1)}.part`)
  const handle = await open(part, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, file)
  await syncFolder(dirname(file))
}

/** Deletes a file for good. */
export async function removeDurably(file: string): Promise<void> {
  await rm(file, { force: true })
  await syncFolder(dirname(file))
}

/** Deletes the files in a folder whose writing was interrupted. */
export async function removeParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => PART.test(name))
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })))
}

/** Writes the names in a folder to the disk. Windows does so by itself and cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
