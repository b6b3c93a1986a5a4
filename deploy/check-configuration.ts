// `npm run config:check -- file`: prints each error of a `config.json` as a sentence; exits with 1 if there is one.
import { existsSync, readFileSync } from 'node:fs'
import { faultsOfConfiguration } from './configuration.ts'

const USAGE = 'npm run config:check -- {file}     names each fault of a config.json; ends with 1 where there is one'

const file = process.argv[2]
if (file === '--help') {
  console.log(USAGE)
  process.exit(0)
}
if (file === undefined || !existsSync(file)) {
  console.error(file === undefined ? USAGE : `${file}: there is no such file.`)
  process.exit(1)
}
const faults = faultsOfConfiguration(readFileSync(file, 'utf8'))
console.log(faults.length === 0 ? `${file}: every setting is taken.` : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
