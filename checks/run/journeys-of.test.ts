import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { JOURNEYS_ELSEWHERE, journeysOf } from './journeys-of.ts'

/** The folders that contain a folder for each concept, or for something that several concepts use. */
const PARENTS = [
  'src-domain',
  'src-app',
  'src-infra',
  'src-ui',
  'src-ui/screens',
  'src-ui/parts',
  'src-ui/text/ko',
  'rule-book/entries',
  'fake-server',
  'fake-server/agency',
]
const NOT_CONCEPTS = ['testing', 'screens', 'parts', 'agency']
const foldersIn = (parent: string) =>
  readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_CONCEPTS.includes(entry.name))
    .map(({ name }) => `${parent}/${name}`)

const FOLDERS = PARENTS.flatMap(foldersIn)
const LAYERS_WITHOUT_CONCEPTS = ['deploy', 'fake-server-console', 'rule-book-page', 'server-rules']

describe('the journeys of a changed file', () => {
  it('are in the folder of its concept in any layer', () => {
    const files = [
      'src-domain/consent/items.ts',
      'src-app/consent/agree.ts',
      'src-ui/screens/consent/ConsentScreen.tsx',
      'src-ui/text/ko/consent/consent.ts',
      'rule-book/entries/consent/consent.rules.ts',
      'fake-server/agency/consent/consents.ts',
      'e2e/consent/consents.spec.ts',
    ]
    expect(files.map(journeysOf)).toEqual(files.map(() => ['e2e/consent/']))
  })
  it('are those of other concepts for a folder without journeys', () => {
    expect(journeysOf('src-ui/app/App.tsx')).toContain('e2e/frame/')
    expect(journeysOf('src-ui/parts/controls/Field.tsx')).toEqual(['e2e/application/', 'e2e/proof/'])
    expect(journeysOf('src-domain/application-status/status.ts')).toEqual(['e2e/application/'])
  })
  it('are those of the rule book for the rest of its layer', () =>
    expect(journeysOf('rule-book/documents/html.ts')).toEqual(['e2e/rule-book/']))
  it('are none for a file outside these folders', () =>
    expect(['README.md', 'tools/lint.ts', 'src-domain/README.md', 'e2e/steps/dialog.ts'].flatMap(journeysOf)).toEqual(
      [],
    ))
  it('are in a folder of their own for each folder of screens', () => {
    const screens = foldersIn('src-ui/screens')
    expect(screens.map((folder) => journeysOf(`${folder}/Screen.tsx`))).toEqual(
      screens.map((folder) => [`${folder.replace('src-ui/screens', 'e2e')}/`]),
    )
  })
  it('exist for each folder of a layer', () =>
    expect(FOLDERS.filter((folder) => journeysOf(`${folder}/file.ts`).length === 0)).toEqual([]))

  describe('elsewhere', () => {
    const rows = Object.entries(JOURNEYS_ELSEWHERE)
    it('are listed for existing folders without journeys of their own', () => {
      const names = new Set([...FOLDERS.map((folder) => basename(folder)), ...LAYERS_WITHOUT_CONCEPTS])
      expect(rows.flatMap(([name]) => (names.has(name) ? [] : [name]))).toEqual([])
      expect(
        rows.flatMap(([name]) => (journeysOf(`e2e/${name}/a.spec.ts`).includes(`e2e/${name}/`) ? [name] : [])),
      ).toEqual([])
    })
    it('are in folders with journeys', () => {
      const folders = rows.flatMap(([, journeys]) => journeys.map((name) => `e2e/${name}/`))
      expect(folders.filter((folder) => !journeysOf(`${folder}a.spec.ts`).includes(folder))).toEqual([])
    })
  })
})
