// Notes the most memory that a process has used, in KiB, in the file that VYOMIX_PEAK_MEMORY names.
import { appendFileSync } from 'node:fs'

const file = process.env.VYOMIX_PEAK_MEMORY
if (file) process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`))
