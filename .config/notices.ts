import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NOTICE = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i
const RULE = '-'.repeat(80)

type Manifest = { readonly version?: string; readonly license?: string; readonly homepage?: string }

/** The package that a bundled module came from, with the folder it lies in; null for our own files. */
const packageOf = (id: string): { readonly name: string; readonly folder: string } | null => {
  const path = id.replaceAll('\\', '/').replaceAll('\0', '')
  const found = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/@.][^/]*))\//.exec(path)
  return found?.[1] !== undefined && found[2] !== undefined ? { name: found[2], folder: found[1] } : null
}

const noticesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())

const ofPackage = (name: string, folder: string): string => {
  const { version = '', license = 'no licence named' } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  return [RULE, `${name} ${version} (${license})`, '', ...noticesIn(folder)].join('\n')
}

const textsIn = (folder: string, wanted: RegExp): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => wanted.test(name.split(/[\\/]/).at(-1) ?? ''))
        .toSorted()
        .map((name) => [RULE, '', readFileSync(join(folder, name), 'utf8').trim()].join('\n'))

/** Notices of what was taken over as files rather than as packages: fonts beside which they lie, and the look. */
const ofFiles = (root: string): readonly string[] => [
  ...textsIn(join(root, 'src-ui/assets'), NOTICE),
  ...textsIn(join(root, '.config/notices'), /\.txt$/),
]

/**
 * Writes `licenses.txt` beside the bundle: the notices of every package of which code ends in it, workers included,
 * and of the fonts and drawings that the product took over. Most licences ask for no more than this.
 */
export const notices = (root: string) => {
  const packages = new Map<string, string>()
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) {
      const found = packageOf(id)
      if (found && existsSync(join(found.folder, 'package.json'))) packages.set(found.name, found.folder)
    }
  }
  const inBundle: Plugin = {
    name: 'house:notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') collect(Object.keys(file.modules))
      const texts = [...packages]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, folder]) => ofPackage(name, folder))
      const source = [
        'This product contains the following software, fonts and drawings of others.',
        ...texts,
        ...ofFiles(root),
        '',
      ].join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source })
    },
  }
  const inWorkers = (): Plugin => ({
    name: 'house:notices-of-workers',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') collect(Object.keys(file.modules))
    },
  })
  return { inBundle, inWorkers }
}
