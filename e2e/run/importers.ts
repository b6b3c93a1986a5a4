import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

const CODE = /\.[cm]?[jt]sx?$/
const TEST = /\.test\.tsx?$/

/** What `package.json` lets imports begin with, and where what follows is found: `#domain/`, `src-domain/*.ts`. */
type ImportNames = readonly (readonly [start: string, place: string])[]

export const importNamesOf = (root: string): ImportNames => {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>
  }
  return Object.entries(imports).map(([name, place]) => [name.replace('*', ''), place.replace('./', '')])
}

/** The file that an import leads to: a path beside the importing file, or below a name; `''` where it is none of ours. */
export const importTarget = (from: string, request: string, names: ImportNames): string => {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request)
  const [start, place] = names.find(([name]) => request.startsWith(name)) ?? ['', '']
  return place.replace('*', request.slice(start.length))
}

/** What a file imports when it runs: nothing that it takes for its types alone. */
const requestsOf = (file: string, text: string): readonly string[] => {
  const { module } = parseSync(file, text)
  const isErased = (entries: readonly { readonly isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType)
  return [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) => (isErased(entries) ? [] : [moduleRequest.value])),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}

/** Each file of the project with those that import it themselves. */
const importersOf = (root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const names = importNamesOf(root)
  const importers = new Map<string, string[]>(files.map((file) => [file, []]))
  for (const file of files.filter((name) => CODE.test(name)))
    for (const request of requestsOf(file, readFileSync(join(root, file), 'utf8')))
      importers.get(importTarget(file, request, names))?.push(file)
  return importers
}

/** Layers, and the folders of the fake server that are cut by the same concepts. */
const CONCEPT = /^(?:src-\w+|fake-server(?:\/agency)?|e2e)\/([\w-]+)\//

/** The concept that a file belongs to, the name of its folder in every layer; none for what stands above them. */
export const conceptOf = (file: string): string | undefined => CONCEPT.exec(file)?.[1]

/** From a test to what it tests, and from there to what that uses. */
const NEAR = 2

/** The concepts that a file is about: its own, and for a rule also those of what asks it. */
const conceptsAround = (file: string, importers: readonly string[]): ReadonlySet<string> =>
  new Set([file, ...(file.startsWith('src-domain/') ? importers : [])].flatMap((one) => conceptOf(one) ?? []))

/**
 * Files of unit tests that import a changed file by whatever way, the changed tests among them. `near`: those of the
 * concepts around it in any layer, and from elsewhere those that import it themselves or by one file between. `further`:
 * all others.
 */
export const testsOfChange = (
  root: string,
  files: readonly string[],
  changed: readonly string[],
): { readonly near: readonly string[]; readonly further: readonly string[] } => {
  const importers = importersOf(root, files)
  const near = new Set<string>()
  const reached = new Set<string>()
  for (const file of changed) {
    const concepts = conceptsAround(file, importers.get(file) ?? [])
    const steps = new Map([[file, 0]])
    for (const [one, step] of steps) {
      for (const importer of importers.get(one) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1)
      if (!TEST.test(one)) continue
      reached.add(one)
      if (step <= NEAR || concepts.has(conceptOf(one) ?? '')) near.add(one)
    }
  }
  return { near: [...near].toSorted(), further: [...reached].filter((one) => !near.has(one)).toSorted() }
}
