import * as fs from 'node:fs'
import { hostname } from 'node:os'

/** The functions by which a deploy changes files. Tests stop after each of them, as a power cut would. */
export type FileChanges = Pick<
  typeof fs,
  'copyFileSync' | 'cpSync' | 'linkSync' | 'mkdirSync' | 'renameSync' | 'rmSync' | 'symlinkSync' | 'writeFileSync'
>

/** The computer on which a deploy runs. */
export type Machine = {
  readonly changes: FileChanges
  /** Whether a link can be replaced in one step, which Windows cannot do. */
  readonly replacesLinks: boolean
  readonly name: string
  readonly pid: number
  readonly isRunning: (pid: number) => boolean
  readonly now: () => Date
}

export const thisMachine: Machine = {
  changes: fs,
  replacesLinks: process.platform !== 'win32',
  name: hostname(),
  pid: process.pid,
  isRunning,
  now: () => new Date(),
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM' // it belongs to another account
  }
}

/** Returns the code of an error of the file system, such as ENOENT. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? ''
}

/** Returns what went wrong with a file, in a sentence for the owner. A bug is thrown again. */
export function fileProblem(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'Error') throw error
  const { path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  const place = dest ?? path ?? 'the folder'
  const sentences: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full.',
    EDQUOT: 'This account has used up its share of the disk.',
    EACCES: `This account may not write to ${place}.`,
    EPERM: `This account may not write to ${place}, or the disk cannot do what is needed.`,
    EROFS: `${place} is on a disk that is read-only.`,
    ENOTDIR: `${place} is not in a folder.`,
    EEXIST: `${place} is a file, not a folder.`,
    ELOOP: `The way to ${place} goes through links that lead in a circle. Delete one, or choose another folder.`,
    EIO: `The disk cannot write ${place}.`,
  }
  return sentences[codeOf(error)] ?? error.message
}
