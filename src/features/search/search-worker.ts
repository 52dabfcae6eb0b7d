import { serveInWorker } from '#platform/serve-in-worker.ts'
import { serveSearch } from './server.ts'

serveInWorker(serveSearch)
