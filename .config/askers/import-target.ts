import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

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
