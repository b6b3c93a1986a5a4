// `npm run config:check -- file`: prints each error of a `config.json` as a sentence; exits with 1 if there is one.
import { readFileSync, statSync } from 'node:fs'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import { configurationErrors, configurationWarnings } from './configuration.ts'

const USAGE = 'npm run config:check -- {file}     names each fault of a config.json; ends with 1 where there is one'

const file = process.argv[2]
if (file === '--help') {
  console.log(USAGE)
  process.exit(0)
}
if (file === undefined || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
  console.error(file === undefined ? USAGE : `${file} is not a file.\n${USAGE}`)
  process.exit(1)
}
const text = readFileSync(file, 'utf8')
const faults = configurationErrors(text)
const gaps = faults.length === 0 ? configurationWarnings(parseSettingsOrDefaults(JSON.parse(text))) : []
console.log([`${file}: ${faults.length === 0 ? 'no fault.' : ''}`.trim(), ...faults, ...gaps].join('\n  '))
process.exitCode = faults.length === 0 ? 0 : 1
