import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'

const sourceOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|md)$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n')
const ui = ['src-ui', 'rule-book/text', 'rule-book-page', 'fake-server-console'].map(sourceOf).join('\n')
const keysIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, key = '']) => key)

const KEYS = keysIn(sourceOf('src-ui/text/ko'), /^ +'(\w+(?:\.\w+)+)': /gm)
/** Every key outside its definition: in quotes, or in a placeholder of another text. */
const USED = new Set(keysIn(ui, /['{](\w+(?:\.\w+)+)(?:'(?!: )|\})/g))
/** The beginnings of keys that a screen completes, for example `step.`. */
const BEGINNINGS = [...new Set(keysIn(ui, /`(\w+\.[\w.]*)\$\{/g))]

it('every text that has a key is used', () => {
  expect(KEYS.length).toBeGreaterThan(900)
  expect(KEYS.filter((key) => !USED.has(key) && !BEGINNINGS.some((beginning) => key.startsWith(beginning)))).toEqual([])
})

it('every exported text is used outside the rule book', () => {
  const names = keysIn(sourceOf('src-ui/text/ko'), /^export const (\w+)/gm)
  const used = ['src-ui', 'rule-book-page', 'fake-server-console'].map(sourceOf).join('\n')
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => (used.match(new RegExp(String.raw`\b${name}\b`, 'g')) ?? []).length < 2)).toEqual([])
})
