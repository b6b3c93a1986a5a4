import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/programs/root'

/** The layers with React components and style sheets. */
export const SCREEN_LAYERS = ['src-ui', 'rule-book-page', 'fake-server-console'] as const

/** The layers whose code a browser runs. */
export const BROWSER_LAYERS = [
  'src-domain',
  'server-rules',
  'rule-book',
  'src-app',
  'src-infra',
  ...SCREEN_LAYERS,
] as const

/** The layers of the product: what a browser or a server runs. */
export const PRODUCT_LAYERS = [...BROWSER_LAYERS, 'fake-server', 'deploy'] as const

/** Returns the paths of all files and folders in these folders, from the root of the project. */
export const filesIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )

/** True for a test, its cases, a declaration, and a file that only tests import. */
export const isTestFile = (file: string): boolean => /\.(?:test|spec|cases|d)\.m?tsx?$|(?:^|\/)testing\//.test(file)
