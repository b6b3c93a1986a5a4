import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/programs/root'

/** The folders of `e2e/` that contain journeys. */
const FOLDERS_WITH_JOURNEYS: ReadonlySet<string> = new Set(
  readdirSync(join(ROOT, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(ROOT, 'e2e', name)).some((file) => file.endsWith('.spec.ts'))),
)

/**
 * The folders without journeys of their own, each with the folders of the journeys that use it most. What every page
 * uses has the journeys of the frame, which visit pages of most kinds.
 */
export const JOURNEYS_ELSEWHERE = {
  // Concepts
  'application-status': ['application'],
  'help-desk': ['frame', 'text-pages'],
  kernel: ['frame'],
  'pages-apart': ['rule-book', 'world'],
  programme: ['main', 'text-pages'],
  records: ['session'],
  sending: ['application', 'proof'],
  settings: ['frame'],
  text: ['text-pages'],
  time: ['session'],
  // Layers without concepts
  deploy: ['web-server'],
  'fake-server-console': ['world'],
  'rule-book-page': ['rule-book'],
  'server-rules': ['application', 'proof', 'world'],
  // Folders of src-ui
  app: ['frame', 'pages'],
  assets: ['main', 'text-pages'],
  controls: ['application', 'proof'],
  design: ['frame'],
  dialog: ['frame'],
  failure: ['frame', 'session'],
  focus: ['frame'],
  form: ['application', 'proof'],
  'form-bar': ['application', 'proof'],
  page: ['frame', 'pages'],
  public: ['frame', 'web-server'],
  services: ['frame', 'session'],
  styles: ['frame'],
  task: ['frame'],
  traffic: ['admission'],
  // Folders of src-infra
  http: ['application', 'frame'],
  storage: ['frame', 'session'],
  wiring: ['frame'],
  // Folders of the fake server
  applicant: ['application', 'proof'],
  contract: ['world'],
  control: ['world'],
  files: ['application', 'main'],
  officer: ['world'],
  outside: ['admission', 'identity'],
  personas: ['world'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Finds the folder of a file in its layer, or the layer if its folders have no names of concepts. */
const FOLDER =
  /^(?:(?:src-\w+(?:\/(?:screens|parts|text\/ko))?|rule-book\/entries|fake-server(?:\/agency)?|e2e)\/)?(?<folder>[\w-]+)\//

/**
 * Returns the folders with the journeys of a file's concept, which has the name of the file's own folder in its layer;
 * for the layer of the rule book, the folder with its journeys. Returns none for any other file, such as one in
 * `tools/`.
 */
export const journeysOf = (file: string): readonly string[] => {
  const { folder = '' } = FOLDER.exec(file)?.groups ?? {}
  const elsewhere: readonly string[] = Object.entries(JOURNEYS_ELSEWHERE).find(([name]) => name === folder)?.[1] ?? []
  return (FOLDERS_WITH_JOURNEYS.has(folder) ? [folder] : elsewhere).map((name) => `e2e/${name}/`)
}
