// `npm run build`: builds the portal and the bundle of its fake server, even if they are up to date.
import { join } from 'node:path'
import { buildPart, PORTAL_BUILD, SERVER_BUILD } from '../fake-server/build.mjs'
import { readCommandLine } from './programs/command-line.ts'

const USAGE = `npm run build     the portal into dist/, what is not published into build/
  --help          prints this text`
readCommandLine(USAGE, {})
for (const part of [PORTAL_BUILD, SERVER_BUILD]) buildPart(join(import.meta.dirname, '..'), part)
