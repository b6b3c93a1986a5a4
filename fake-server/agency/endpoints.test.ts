import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENDPOINTS } from './endpoints.ts'

const SERVER = join(import.meta.dirname, '..')
const tests = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('endpoints.test.ts'))
  .map((name) => readFileSync(join(SERVER, name), 'utf8'))
  .join('\n')

it('no two endpoints have the same method and path', () => {
  const rows = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(rows).size).toBe(rows.length)
})

it.each(ENDPOINTS.map(({ method, path, ref }) => [method, path, ref] as const))(
  '%s %s (%s) is called by a test of this server',
  (_, path) => {
    expect(tests.includes(path.split('/:', 1)[0] ?? '')).toBe(true)
  },
)

it('every row of the list of endpoints contains a requirement', () => {
  expect(ENDPOINTS.filter(({ ref }) => !/^(?:[EAP]-\d{3}|D\d-\d{2,3})$/.test(ref))).toEqual([])
})
