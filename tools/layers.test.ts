import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from './programs/root.ts'

/**
 * Each line of the fixtures describes a file with one import or one word, and the result that the linter must give:
 * `ok`, or the name of the rule. The files are written to a temporary folder, because oxlint rejects a second
 * configuration below the root.
 */
const above = mkdtempSync(join(tmpdir(), 'layers-'))
// The linter must give the same results even if the folder of a clone has the name of a layer.
const folder = join(above, 'deploy')
afterAll(() => rmSync(above, { recursive: true, force: true }))

const rows = readFileSync(join(ROOT, 'tools/layers.fixtures.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [file = '', verdict = '', ...code] = line.split('|')
    return { file, verdict, code: code.join('|') }
  })

const lint = () => {
  for (const name of ['.oxlintrc.json', 'package.json']) cpSync(join(ROOT, name), join(folder, name))
  for (const rules of ['layers.js', 'wire-names.js']) cpSync(join(ROOT, 'tools', rules), join(folder, 'tools', rules))
  for (const { file, code } of rows) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return (JSON.parse(stdout) as { readonly diagnostics: readonly { filename: string; code: string }[] }).diagnostics
}

const messages = lint()
const rulesAt = (file: string) =>
  messages
    .filter((finding) => finding.filename.replace(/^\.\//, '') === file)
    .map((finding) => /\((.*)\)/.exec(finding.code)?.[1])

describe('the import and word rules', () => {
  it.each(rows.filter((row) => row.verdict === 'ok'))('$file passes', ({ file }) => expect(rulesAt(file)).toEqual([]))

  it.each(rows.filter((row) => row.verdict !== 'ok'))('$file is rejected by $verdict', ({ file, verdict }) =>
    expect(rulesAt(file)).toContain(verdict),
  )

  it('no two fixtures have the same file name', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80)
    expect(new Set(rows.map((row) => row.file)).size).toBe(rows.length)
  })
})

type Layers = Readonly<Record<string, { readonly packages: readonly string[]; readonly tests: readonly string[] }>>
const { LAYERS } = (await import(pathToFileURL(join(ROOT, 'tools/layers.js')).href)) as { readonly LAYERS: Layers }

describe('the packages that a layer may import', () => {
  it.each(Object.keys(LAYERS))('the layer %s uses every package that it may import', (layer) => {
    const imports = readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(ROOT, layer, file), 'utf8').matchAll(/(?:from|import\(?) ?'([^.#'][^']*)'/g),
      ])
      .map(([, name = '']) => name)
    const isImported = (entry: string) => {
      const [start, ...rest] = entry.split('*')
      return imports.some(
        (name) => name.startsWith(`${start}`) && (rest.length > 0 || /^$|^[/?]/.test(name.slice(entry.length))),
      )
    }
    const listedPackages = [...(LAYERS[layer]?.packages ?? []), ...(LAYERS[layer]?.tests ?? [])]
    expect(listedPackages.filter((entry) => !isImported(entry))).toEqual([])
  })
})
