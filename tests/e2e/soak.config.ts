import { defineConfig } from '@playwright/test'
import base, { SOAK } from './playwright.config.ts'

/** The long tables, of which the other tests run a sample. */
export default defineConfig({ ...base, grepInvert: [], grep: SOAK, projects: [{ name: 'soak' }] })
