import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The layers in which a requirement can need a proof, each with the folder of its tests. */
export const LEVEL_FOLDERS = {
  domain: 'src-domain/',
  app: 'src-app/',
  infra: 'src-infra/',
  ui: 'src-ui/',
  server: 'fake-server/',
  e2e: 'e2e/',
} as const
export type Level = keyof typeof LEVEL_FOLDERS
export const isLevel = (word: string): word is Level => Object.hasOwn(LEVEL_FOLDERS, word)

export type Requirement = {
  readonly id: string
  readonly levels: readonly Level[]
  readonly section: string
  readonly text: string
}

/** Returns every requirement of the catalogues, in their order. Decisions have no level and are left out. */
export const readRequirements = (root: string): readonly Requirement[] => {
  const folder = join(root, 'e2e/requirements')
  const files = readdirSync(folder).filter((name) => /^requirements-.*\.md$/.test(name))
  return files.toSorted().flatMap((file) => {
    const chapter = file.replaceAll(/^requirements-|\.md$/g, '')
    let section = ''
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line): readonly Requirement[] => {
        section = /^##+ (.*)/.exec(line)?.[1] ?? section
        const [, id, levels, text] = /^- ([A-Z]-\d{3}) \[([a-z0-9, ]+)\] (.*)/.exec(line) ?? []
        if (id === undefined || levels === undefined || text === undefined) return []
        const words = levels.split(',').map((word) => word.trim())
        return [{ id, levels: words.filter(isLevel), section: `${chapter}: ${section}`, text }]
      })
  })
}

/** Returns the requirements in a title. */
export const idsIn = (title: string): readonly string[] => title.match(/\b[EAPF]-\d{3}\b/g) ?? []
