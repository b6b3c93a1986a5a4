import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import type { Asked } from '../src-ui/pages-apart/rule-book/evidence.ts'

const FOLDERS = ['src-domain', 'src-app', 'src-infra', 'src-ui', 'fake-server']
/** What tests a rule, tells of it or binds everything to everything does not ask it. */
const NO_ASKER =
  /\.(?:test|spec|cases|rules|module|d)\.tsx?$|\/testing\/|^src-domain\/rule-|^src-ui\/(?:pages-apart\/rule-book\/|parts\/services|app\/routes)|\/(?:modules|container|routes)\.ts$/
/** What stands around pages, and the session that each of them reads; nobody above it is asked for. */
const AROUND: Readonly<Record<string, Asked['around']>> = {
  'src-infra/session/session-storage.ts': 'every',
  'src-ui/app/Overlays.tsx': 'every',
  'src-ui/app/frame/Frame.tsx': 'every',
  'src-ui/app/frame/InnerPage.tsx': 'inner',
}
const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:const|function|class|type|interface) (\w+)/
/** Who a call is for is asked before its handler. */
const ACCESS = 'fake-server/http/access.ts#accessRejection'
const ROUTE_CALL = /(?:route|applicantRoute)\(\{\s*method: '(\w+)',\s*path: '((?!\/__world)[^']+)'/g
/** The map of the portal's pages. */
const MAP = 'src-ui/app/routes.tsx'
const SCREEN = /'(\/[^']*)':\s*\{\s*screen: \(\) => import\('([^']+)'\)/g

/** The file that an import leads to: a path beside the importing file, or below a name of `package.json`. */
const fileOf = (from: string, request: string): string => {
  const layer = /^#(\w+)\/(.+)$/.exec(request)
  if (layer === null) return posix.join(posix.dirname(from), request)
  const [, name = '', path] = layer
  return `${name === 'server' ? 'fake-server' : `src-${name}`}/${path}.ts${name === 'ui' ? 'x' : ''}`
}

/**
 * Who asks a function of the domain (`concept/file#name`): the pages, calls and desk that lead to it, from import to import
 * and declaration to declaration; an adapter asks for those who have its port. Whether a condition stands before the call is
 * not looked at.
 */
export const findAskers = (root: string): ((asked: string) => Asked) => {
  const namedIn = new Map<string, Set<string>>()
  const calls = new Map<string, readonly string[]>()
  const link = (unit: string, by: string) => namedIn.set(unit, (namedIn.get(unit) ?? new Set()).add(by))
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !NO_ASKER.test(name))) {
    const source = readFileSync(join(root, file), 'utf8')
    const { module, program } = parseSync(file, source)
    const known = new Map<string, string>()
    for (const { moduleRequest, entries } of module.staticImports)
      for (const { localName, importName } of entries)
        known.set(localName.value, `${fileOf(file, moduleRequest.value)}#${importName.name ?? '*'}`)
    const parts = program.body.map(({ start, end }) => {
      const text = source.slice(start, end)
      return {
        text,
        unit: `${file}#${DECLARED.exec(text)?.[1] ?? (text.startsWith('export default') ? 'default' : '')}`,
      }
    })
    for (const { unit } of parts) known.set(unit.slice(file.length + 1), unit)
    for (const { text, unit } of parts.filter((part) => !part.text.startsWith('import '))) {
      for (const word of text.match(/\w+/g) ?? []) link(known.get(word) ?? '', unit)
      if (text.includes("access: 'administrator'")) link(ACCESS, unit)
      for (const [, request = ''] of text.matchAll(/import\('([^']+)'\)/g)) link(`${fileOf(file, request)}#*`, unit)
      calls.set(
        unit,
        [...text.matchAll(ROUTE_CALL)].map(([, method, path]) => `${method} ${path}`),
      )
      const offered = known.get(/\): (\w+) =>/.exec(text)?.[1] ?? '')
      if (offered !== undefined && /^src-infra\/.*#make/.test(unit)) link(unit, offered)
    }
  }
  const screens = [...readFileSync(join(root, MAP), 'utf8').matchAll(SCREEN)]
  return (asked) => {
    const units = new Set([`src-domain/${asked.replace('#', '.ts#')}`])
    const reached = new Set<string>()
    for (const unit of units) {
      const [file = ''] = unit.split('#')
      reached.add(file)
      if (file in AROUND || (calls.get(unit) ?? []).length > 0) continue
      for (const next of [unit, `${file}#*`].flatMap((named) => [...(namedIn.get(named) ?? [])])) units.add(next)
    }
    const around = new Set([...reached].map((file) => AROUND[file]))
    const pages = screens.flatMap(([, address = '', screen = '']) =>
      reached.has(fileOf(MAP, screen)) ? [address] : [],
    )
    return {
      screens: [...(reached.has('src-ui/app/App.tsx') ? ['/'] : []), ...pages].toSorted(),
      endpoints: [...new Set([...units].flatMap((unit) => calls.get(unit) ?? []))].toSorted(),
      desk: [...reached].some((file) => file.startsWith('fake-server/officer/')),
      around: around.has('every') ? 'every' : around.has('inner') ? 'inner' : null,
    }
  }
}
