import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstPaintOf, VIEWS } from './first-paint.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, `src-ui/styles/${name}.css`), 'utf8')
const NAMES = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const styles = read('styles')

describe('[E-200] the styles are eight sheets in layers of their names', () => {
  it('names the layers in order and imports the sheets in the same', () => {
    expect(/@layer ([^;]+);/.exec(styles)?.[1]?.split(', ').slice(1)).toEqual(NAMES)
    expect([...styles.matchAll(/@import '\.\/(\w+)\.css'/g)].map(([, name]) => name)).toEqual(NAMES)
  })

  it.each(NAMES)('%s lies in its layer and nowhere else', (name) => {
    const rest = read(name)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    expect(rest.startsWith(`@layer ${name} {`)).toBe(true)
    expect(rest.match(/@layer/g)).toHaveLength(1)
    expect(/^}/m.exec(rest)?.index).toBe(rest.length - 1)
  })
})

describe.each(Object.entries(VIEWS))('the sheet of the first view: %s', (_, view) => {
  const made = firstPaintOf(view, root)

  it('stays below all layers of the sheets', () => {
    expect(made.startsWith('@layer first-paint{')).toBe(true)
    expect(/@layer ([^;]+);/.exec(styles)?.[1]?.split(', ')[0]).toBe('first-paint')
    expect(made).not.toContain('!important')
  })

  it('is small enough to stand in every document', () => expect(made.length).toBeLessThanOrEqual(4096))

  it('leaves no token without a value', () => {
    const asked = new Set([...made.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    for (const name of asked) expect(made).toContain(`${name}:`)
  })
})
