import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstViewStyles } from './prerender.ts'
import { ROOT } from './programs/root.ts'

const folder = join(ROOT, 'src-ui/styles')
const read = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8')
const NAMES = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
/** The shared sheets in the order of their imports, each with its layer. All other rules are in CSS modules. */
const SHEETS = {
  reset: 'reset',
  font: 'font',
  tokens: 'common',
  elements: 'common',
  'print-and-forced-colours': 'style',
}
const styles = read('styles')
/** Returns the paths of the main style sheets below this folder. */
const sheetsOf = (name: string) =>
  readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.includes('first-view'),
  )
const classesOf = (sheet: string) =>
  new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name))

describe('[E-200] the style layers', () => {
  it('the style layers are imported in the order of the `@layer` statement', () => {
    expect(/@layer ([^;]+);/.exec(styles)?.[1]?.split(', ').slice(1)).toEqual(NAMES)
    expect([...styles.matchAll(/@import '\.\/([\w-]+)\.css'/g)].map(([, name]) => name)).toEqual(Object.keys(SHEETS))
  })

  it.each(Object.entries(SHEETS))('the style layers contain all rules of the sheet %s', (name, layer) => {
    const rest = read(name)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    expect(rest.startsWith(`@layer ${layer} {`)).toBe(true)
    expect(rest.match(/@layer/g)).toHaveLength(1)
    expect(/^}/m.exec(rest)?.index).toBe(rest.length - 1)
  })
})

describe('the CSS modules', () => {
  it('CSS modules use unique file names', () => {
    const names = ['src-ui', 'rule-book-page', 'fake-server-console']
      .flatMap(sheetsOf)
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => path.slice(path.lastIndexOf('/') + 1))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe.each(['main', 'inner'] as const)('[E-200] [E-208] the sheet of the first view, for %s', (page) => {
  const sheet = firstViewStyles(page, ROOT)

  it('has the lowest layer and lists the layers in order', () => {
    const layers = [...sheet.matchAll(/@layer ([\w,-]+)/g)].flatMap(([, names = '']) => names.split(','))
    expect(layers).toEqual(['first-paint', ...NAMES])
    expect(sheet).not.toContain('!important')
  })

  it('is small enough to inline in every document', () => expect(sheet.length).toBeLessThanOrEqual(4096))

  it('defines every token that it uses', () => {
    const tokens = new Set([...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    for (const name of tokens) expect(sheet).toContain(`${name}:`)
  })

  // The sheet remains in the document after client-side navigation, so its element rules apply to every later page.
  it('does not style an element without a class differently from the main styles', () => {
    const rules = [...sheet.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) =>
      selectors.split(',').map((selector) => ({ selector: selector.trim(), declarations })),
    )
    const ofTags = rules.filter(({ selector }) =>
      /^(?:h\d|p|dl|dt|dd|ul|li|main|section|button)(?![\w-])[^.#[]*$/.test(selector),
    )
    expect(ofTags.length).toBeGreaterThan(2)
    for (const { selector, declarations } of ofTags)
      expect([selector, declarations.replace(/(?:margin|padding):0;?/g, '')]).toEqual([selector, ''])
  })

  it('uses only classes of the main style sheets', () => {
    const known = new Set(
      sheetsOf('src-ui').flatMap((path) => {
        const names = [...classesOf(readFileSync(join(ROOT, 'src-ui', path), 'utf8'))]
        const [, file] = /([^/]+)\.module\.css$/.exec(path) ?? []
        return file === undefined ? names : names.map((name) => `${file}-${name}`)
      }),
    )
    expect([...classesOf(sheet)].filter((name) => !known.has(name))).toEqual([])
  })
})
