import { describe, expect, it } from 'vitest'
import common from './common.css?raw'
import content from './content.css?raw'
import firstPaintInner from './first-paint-inner.css?raw'
import firstPaint from './first-paint.css?raw'
import { FIRST_PAINT_SHEETS, firstPaintOf, VIEWS } from './first-paint.ts'
import font from './font.css?raw'
import indexSheet from './index.css?raw'
import layout from './layout.css?raw'
import reset from './reset.css?raw'
import style from './style.css?raw'
import styles from './styles.css?raw'
import template from './template.css?raw'

const NAMES = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const SHEETS = { reset, font, common, layout, template, content, style, index: indexSheet }

describe('[E-200] the styles are eight sheets in layers of their names', () => {
  it('names the layers in order and imports the sheets in the same', () => {
    expect(/@layer ([^;]+);/.exec(styles)?.[1]?.split(', ').slice(1)).toEqual(NAMES)
    expect([...styles.matchAll(/@import '\.\/(\w+)\.css'/g)].map(([, name]) => name)).toEqual(NAMES)
  })

  it.each(Object.entries(SHEETS))('%s lies in its layer and nowhere else', (name, sheet) => {
    const rest = sheet.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    expect(rest.startsWith(`@layer ${name} {`)).toBe(true)
    expect(rest.match(/@layer/g)).toHaveLength(1)
    expect(/^}/m.exec(rest)?.index).toBe(rest.length - 1)
  })
})

describe.each([
  { name: 'first-paint', kept: firstPaint, view: VIEWS.main },
  { name: 'first-paint-inner', kept: firstPaintInner, view: VIEWS.inner },
])('the sheet of the first view: $name', ({ kept, view }) => {
  const made = firstPaintOf({ view, font, sheets: FIRST_PAINT_SHEETS.map((name) => SHEETS[name]) })
  const squeezed = (text: string) =>
    text
      .replaceAll('"', "'")
      .replaceAll(/(?<![\d.])0\.(?=\d)/g, '.')
      .replaceAll(/\s+|;(?=\s*\})/g, '')

  it('says what the sheets say: make-first-paint.mjs was not forgotten', () =>
    expect(squeezed(kept)).toBe(squeezed(made)))

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
