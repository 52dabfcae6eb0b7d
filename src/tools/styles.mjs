// `npm run styles`: generates the styles from the theme.
import { runCommandLine } from './command-line.mjs'
import { generateStyles } from './generate-styles.mjs'

/** @type {import('./command-line.mjs').Command} */
const command = { typed: 'npm run styles', does: 'Generates src/ui/styled-system from the theme.' }

runCommandLine(command, generateStyles)
