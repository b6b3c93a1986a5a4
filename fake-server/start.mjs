// `npm start`: builds the server where it is not built or older than its sources, and runs what was built in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatIsOld, SERVER_BUILD } from './build.mjs'

const root = join(import.meta.dirname, '..')
buildWhatIsOld(root, SERVER_BUILD)
// oxlint-disable-next-line house/layers -- what was built of this very layer
await import(pathToFileURL(join(root, 'build/server/start.js')).href)
