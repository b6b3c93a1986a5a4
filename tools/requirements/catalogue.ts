import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The layers in which a requirement can need a proof, each with the folders of its tests. */
export const LEVEL_FOLDERS = {
  domain: ['src-domain/', 'rule-book/'],
  app: ['src-app/'],
  infra: ['src-infra/'],
  ui: ['src-ui/', 'rule-book-page/', 'fake-server-console/'],
  server: ['fake-server/', 'server-rules/'],
  e2e: ['e2e/', 'checks/'],
} as const
export type RequirementLevel = keyof typeof LEVEL_FOLDERS
const isRequirementLevel = (word: string): word is RequirementLevel => Object.hasOwn(LEVEL_FOLDERS, word)

export type Requirement = {
  readonly id: string
  readonly levels: readonly RequirementLevel[]
  readonly section: string
  /** The first line, without id and levels. */
  readonly text: string
}

/** A requirement, or a decision, which has no levels. `block` is its first line and the lines below it. */
type CatalogueEntry = Requirement & { readonly block: string }

/** Matches the first line of a requirement or a decision. */
const FIRST_LINE = /^- ([EAPF]-\d{3}|D[123]-\d{2,4}) (?:\[([a-z0-9, ]+)\] )?(.+)/

/** Returns every requirement and decision of the catalogues by id, in their order. */
export const readCatalogue = (root: string): ReadonlyMap<string, CatalogueEntry> => {
  const folder = join(root, 'e2e/requirements')
  const files = readdirSync(folder).filter((name) => /^requirements-.*\.md$/.test(name))
  const entries = files.toSorted().flatMap((file) => {
    const chapter = file.replaceAll(/^requirements-|\.md$/g, '')
    let section = ''
    return readFileSync(join(folder, file), 'utf8')
      .split(/\n(?=- [A-Z]\d?-\d+ |#)/)
      .flatMap((block): readonly CatalogueEntry[] => {
        section = /^##+ (.*)/.exec(block)?.[1] ?? section
        const [, id, levels = '', text] = FIRST_LINE.exec(block) ?? []
        if (id === undefined || text === undefined) return []
        const words = levels.split(',').map((word) => word.trim())
        return [{ id, levels: words.filter(isRequirementLevel), section: `${chapter}: ${section}`, text, block }]
      })
  })
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** Returns every requirement of the catalogues, in their order. Decisions are left out. */
export const readRequirements = (root: string): readonly Requirement[] =>
  [...readCatalogue(root).values()].filter(({ levels }) => levels.length > 0)

export const requirementIdsIn = (title: string): readonly string[] => title.match(/\b[EAPF]-\d{3}\b/g) ?? []
