import { describe, expect, it } from 'vitest'
import { changedFiles, filesToTest } from './changed-files.ts'

const scripts = new Map([
  ['src-domain/consent/items.ts', "import words from './words.table.json' with { type: 'json' }"],
  ['src-domain/consent/given.ts', "import { items } from './items.ts'"],
  ['src-ui/screens/consent/Screen.tsx', "import { items } from '#domain/consent/items'"],
  ['checks/text/catalogue.ts', "readFileSync(join(root, 'e2e/requirements/proposals.md'), 'utf8')"],
])
const checksFor = (...files: readonly string[]) =>
  filesToTest(files, { exists: (file) => !file.includes('gone') && file !== 'src-domain/consent/items.ts', scripts })

describe('`npm test -- --changed`', () => {
  it('fails for an unknown revision', () => {
    expect(() => changedFiles('no-such-revision')).toThrow('no-such-revision')
  })
  it('runs the tests of a changed script or style', () => {
    expect(checksFor('src-domain/consent/given.ts', 'src-ui/parts/design/button.css')).toEqual([
      'src-domain/consent/given.ts',
      'src-ui/parts/design/button.css',
    ])
  })
  it('includes tests that read a changed table or text', () => {
    expect(checksFor('src-domain/consent/words.table.json', 'e2e/requirements/proposals.md')).toEqual([
      'src-domain/consent/words.table.json',
      'src-domain/consent/items.ts',
      'e2e/requirements/proposals.md',
      'checks/text/catalogue.ts',
    ])
  })
  it('includes tests that import a deleted script', () => {
    expect(checksFor('src-domain/consent/items.ts')).toEqual([
      'src-domain/consent/given.ts',
      'src-ui/screens/consent/Screen.tsx',
    ])
  })
  it('includes all tests if no file mentions the changed file', () => {
    expect(checksFor('src-ui/text/ko/text-pages/terms.md')).toBeNull()
  })
  it('runs no test for a deleted test', () => {
    expect(checksFor('src-ui/screens/consent/gone.test.ts')).toEqual([])
  })
  it('knows the files that read a table or the README', () => {
    expect(filesToTest(['src-domain/consent/consent-words.table.json'])?.length).toBeGreaterThan(1)
    expect(filesToTest(['README.md'])).toContain('checks/run/documented-commands.ts')
  })
})
