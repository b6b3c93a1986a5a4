import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'

const sources = [
  'src-domain',
  'rule-book',
  'src-app',
  'src-infra',
  'src-ui',
  'rule-book-page',
  'fake-server-console',
].flatMap((layer) =>
  readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
    .map((name) => join(layer, name)),
)

// If `npm start` with HOST serves a network without HTTPS, pages have no secure context.
it('the portal never calls randomUUID, which needs a secure context', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /\.randomUUID\(/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
