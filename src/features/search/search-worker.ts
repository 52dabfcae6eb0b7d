import { serveInWorker } from '#platform/serve-in-worker.ts'
import { serveSearch } from './server.ts'

// a page that cannot start this worker imports the script, so that the site has the code of the engine once
export { serveSearch }

serveInWorker(serveSearch)
