import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { BROWSER_LAYERS, filesIn, isTestFile } from '#tools/sources/layer-files'

const sources = filesIn(BROWSER_LAYERS).filter((file) => /\.tsx?$/.test(file) && !isTestFile(file))

// If `npm start` with HOST serves a network without HTTPS, pages have no secure context.
it('the portal never calls randomUUID, which needs a secure context', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /\.randomUUID\(/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
