// Notes the most memory that a process has used, in KiB, and its processor time, in microseconds, in the file that
// VYOMIX_PROCESS_USAGE names.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.VYOMIX_PROCESS_USAGE
if (file && isMainThread)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    appendFileSync(file, `${maxRSS} ${userCPUTime + systemCPUTime}\n`)
  })
