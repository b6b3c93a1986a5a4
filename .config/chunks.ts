import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1]

/** Change with a version, not with a release: what is kept from the last visit stays good. */
const LIBRARIES = {
  react: ['react', 'react-dom', 'scheduler'],
  libraries: ['effect', 'inversify', '@inversifyjs', 'reflect-metadata'],
  purify: ['dompurify'],
}

/** Where what the product loads together begins; everything that these modules import belongs to it. */
const BEGINNINGS = {
  /** What `/` loads when it is idle: dialogs, popups, queue, the first use cases. */
  idle: [
    'src-ui/Overlays.tsx',
    'src-ui/notice/MainPopups.tsx',
    'src-ui/notice/go-through-tile.ts',
    'src-ui/notice/apply-closed.ts',
    'src-ui/notice/Road.tsx',
    'src-ui/admin/AdminLink.tsx',
    'src-infra/container.ts',
  ],
  /** What every page but `/` loads next. */
  frame: ['src-ui/shell/InnerPage.tsx'],
  /** What stands in the prerendered `/` and is only drawn by who comes back to it. */
  mainBelow: ['src-ui/notice/MainBelow.tsx', 'src-ui/notice/main-pictures.tsx', 'src-ui/notice/RoadView.tsx'],
  /** What a guarded page needs before it may draw. */
  services: ['src-ui/session/visit.ts', 'src-ui/session/follow-countdown.ts', 'src-infra/modules.ts'],
  /** The map of the product: the screens are what it imports on demand. */
  map: ['src-ui/routes.tsx'],
  /** Screens that the map does not name. */
  edges: ['src-ui/shell/NoPageScreen.tsx', 'src-ui/shell/RefusedScreen.tsx'],
}
type Beginning = keyof typeof BEGINNINGS

/**
 * A part that so many screens share travels with the chunk of its kind. A page of text is small and asks once; of what
 * screens with use cases share, a part of one family travels with that family, any other with all of them.
 */
const SHARED = { pages: 2, forms: 5 }

/** Screens of these folders are about one thing: what they share, and nobody else, travels with a chunk of theirs. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  application: ['application', 'account'],
  proof: ['proof', 'opinion'],
  entry: ['business', 'identity', 'consent'],
  office: ['admin'],
}

/** Everything that imports `effect` reaches all of it; these modules only pages with files use. Measured: 0.4 kB of `/`. */
const ONLY_LATER = /\/effect\/dist\/(?:Filter|Semaphore)\.js$/

/** In the order in which they are loaded: what several could take belongs to the first. */
const CHUNKS = [
  'react',
  'libraries',
  'purify',
  'basis',
  'later',
  'frame',
  'main-below',
  'services',
  'forms',
  ...Object.keys(FAMILIES),
]

const libraryOf = (id: string): string | null =>
  Object.entries(LIBRARIES).find(([, packages]) =>
    packages.some((name) => id.replaceAll('\\', '/').includes(`/node_modules/${name}/`)),
  )?.[0] ?? null

/** Which chunk a module belongs to, from what imports it; null where the bundler may choose. */
const planOf = (root: string, context: Context): ((id: string) => string | null) => {
  const infoOf = (id: string) => {
    const info = context.getModuleInfo(id)
    if (info === null) throw new Error(`.config/chunks.ts names ${id}, which the product does not have`)
    return info
  }
  const reach = (ids: readonly string[], reached = new Set<string>()): ReadonlySet<string> => {
    for (const id of ids) if (!reached.has(id)) reach(infoOf(id).importedIds, reached.add(id))
    return reached
  }
  const filesOf = (of: Beginning) => BEGINNINGS[of].map((file) => join(root, file))
  const reachOf = (of: Beginning) => reach(filesOf(of))
  const [idle, frame, mainBelow, services] = [
    reachOf('idle'),
    reachOf('frame'),
    reachOf('mainBelow'),
    reachOf('services'),
  ]
  const needsServices = (ids: ReadonlySet<string>) => [...ids].some((id) => libraryOf(id) === 'libraries')
  const screens = [...filesOf('map').flatMap((id) => infoOf(id).dynamicallyImportedIds), ...filesOf('edges')].map(
    (file) => ({ file: file.replaceAll('\\', '/'), modules: reach([file]) }),
  )
  const forms = screens.filter(({ modules }) => needsServices(modules))
  const pages = screens.filter((screen) => !forms.includes(screen))
  const familyOf = (sharing: typeof screens) => {
    const folders = sharing.map(({ file }) => file.split('/').at(-2) ?? '')
    return Object.keys(FAMILIES).find((family) => folders.every((folder) => FAMILIES[family]?.includes(folder)))
  }
  return (id) => {
    const library = libraryOf(id)
    // What only later pages need of a library is no burden of `/`.
    if (library !== null)
      return library !== 'libraries' || (idle.has(id) && !ONLY_LATER.test(id)) ? library : 'services'
    const sharing = (list: typeof screens) => list.filter(({ modules }) => modules.has(id))
    const light = !needsServices(reach([id]))
    const onPages = sharing(pages).length
    if (idle.has(id)) return light && (frame.has(id) || mainBelow.has(id) || onPages > 0) ? 'basis' : 'later'
    if (frame.has(id) || (light && onPages >= (mainBelow.has(id) ? 1 : SHARED.pages))) return 'frame'
    if (mainBelow.has(id)) return 'main-below'
    if (services.has(id)) return 'services'
    const onForms = sharing(forms)
    if (onForms.length + onPages < 2) return null
    return (onForms.length < SHARED.forms && onPages === 0 ? familyOf(onForms) : undefined) ?? 'forms'
  }
}

/**
 * Few chunks rather than many: a browser asks a server for six things at a time, and on a slow line every further round
 * costs as much as a hundred kilobytes. Which module goes where follows from who imports it, so a renamed or merged file
 * changes nothing; a module that is named here and gone ends the build.
 *
 * `first` is what `/` needs to answer a click; `basis` what `/` and pages of text have in common behind that, `later` the
 * rest of what `/` loads when it is idle; `frame` what every other page loads next, and what pages of text share: no use
 * case, and none of their libraries, comes with it. `services` are all other use cases with their adapters, `forms` what
 * screens with use cases share, and a chunk for each family what only its screens do. Measured on a slow line, on a slow
 * processor and with nothing kept: the form is there after 3.3 s; with six chunks more, each as small as its sharing made
 * it, after 4.8 s.
 */
export const chunks = (root: string): Group[] => {
  let plan: ((id: string) => string | null) | undefined
  const inPlan = (chunk: string, at: number): Group => ({
    debugName: chunk,
    priority: chunk === 'react' ? 40 : CHUNKS.length - at,
    name: (id, context) => ((plan ??= planOf(root, context))(id) === chunk ? chunk : null),
  })
  return [{ name: 'first', tags: ['$initial'], priority: 30 }, ...CHUNKS.map(inPlan)]
}
