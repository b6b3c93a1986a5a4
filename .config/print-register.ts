// `node --import tsx .config/print-register.ts <folder>`: the rule book of the sources in a folder, as JSON.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Numbers, type Register, describeRegister } from './rule-book-description.ts'

const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(resolve(process.argv[2] ?? '.', 'src-domain', file)).href)

const [register, numbers] = await Promise.all([load('rule-book.ts'), load('programme/parameters.ts')])
process.stdout.write(JSON.stringify(describeRegister(register as Register, numbers as Numbers)))
