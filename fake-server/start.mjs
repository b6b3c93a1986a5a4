// `npm start`: builds the server where it is not built or older than its sources, and runs what was built in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatIsOld, isOld, SERVER_BUILD } from './build.mjs'

const root = join(import.meta.dirname, '..')
// The built server reads its options first, or the sources where nothing is built: a wrong option or --help builds nothing.
if (isOld(root, SERVER_BUILD)) {
  const { tsImport } = await import('tsx/esm/api')
  const { prepareStart } = await tsImport('./options.ts', import.meta.url)
  await prepareStart()
  buildWhatIsOld(root, SERVER_BUILD)
}
// oxlint-disable-next-line house/layers -- what was built of this very layer
await import(pathToFileURL(join(root, 'build/server/start.js')).href)
