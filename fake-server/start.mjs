// `npm start`: builds the server if the build is missing or out of date, and runs it in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfOutdated, isOld, SERVER_BUILD } from './build.mjs'

const root = join(import.meta.dirname, '..')
// Checks the options before anything is built, so that neither --help nor a wrong option starts a build. Uses the built
// server, or the sources if there is none.
if (isOld(root, SERVER_BUILD)) {
  const { tsImport } = await import('tsx/esm/api')
  const { prepareStartOrExit } = await tsImport('./options.ts', import.meta.url)
  await prepareStartOrExit()
  buildIfOutdated(root, SERVER_BUILD)
}
// oxlint-disable-next-line house/layers -- the imported file is the build of this layer
await import(pathToFileURL(join(root, 'build/server/start.js')).href)
