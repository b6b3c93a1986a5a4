import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*)\//
const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i

const textsIn = (folder: string, namePattern: RegExp): readonly string[] =>
  readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

const ofPackage = (folder: string): string => {
  const { name, version, license = 'no licence named' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [`${name} ${version} (${license})`, ...textsIn(folder, NOTICE)].join('\n\n')
}

/**
 * Writes `licenses.txt` to the bundle: the notices of every package whose code is in the bundle or in a worker, and of
 * the fonts and drawings that the product includes as files. Use one instance for pages and workers, because workers
 * are built first and do not write the file.
 */
export const licenceNoticesPlugin = (root: string): Plugin => {
  const packages = new Set<string>()
  return {
    name: 'house:notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const [, folder] = PACKAGE.exec(id) ?? []
          if (folder !== undefined) packages.add(folder)
        }
    },
    writeBundle({ dir = root }) {
      const texts = [
        'This product contains the following software, fonts and drawings of others.',
        ...[...packages].toSorted().map(ofPackage),
        ...['src-ui/assets/fonts', 'tools/notices'].flatMap((folder) => textsIn(join(root, folder), /\.txt$/)),
      ]
      writeFileSync(join(dir, 'licenses.txt'), `${texts.join(`\n\n${'-'.repeat(80)}\n`)}\n`)
    },
  }
}
