import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { completeDocument, type DocumentParts } from './documents.ts'

/** The sheet of the first view stands in every document; beyond this it would delay the paint that it serves. [E-208] */
const FIRST_PAINT_LIMIT = 4096

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|wasm)$/

const compress = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => COMPRESSED.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
      }),
  )
}

/** The address of the one built asset that came from a source file of this name, or null. */
const addressOf = (built: Rolldown.RolldownOutput, source: RegExp): string | null => {
  const found = built.output
    .filter((file) => file.type === 'asset')
    .filter((file) => file.originalFileNames.some((name) => source.test(name)))
    .map((file) => `/${file.fileName}`)
    .toSorted()
  return found[0] ?? null
}

/** The chunk that holds a source file and every chunk that it imports, as addresses; none where there is no such chunk. */
const modulesOf = (built: Rolldown.RolldownOutput, source: RegExp): readonly string[] => {
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name) || !chunks.has(name)) return
    needed.add(name)
    for (const next of chunks.get(name)?.imports ?? []) need(next)
  }
  for (const chunk of chunks.values()) if (chunk.moduleIds.some((id) => source.test(id))) need(chunk.fileName)
  return [...needed].map((name) => `/${name}`)
}

type InnerDocument = {
  readonly path: string
  readonly title: string
  readonly markup: string
  readonly free: boolean
}
type Prerendered = {
  readonly mainPage: () => Promise<string>
  readonly innerPages: () => Promise<readonly InnerDocument[]>
}
type Sheet = { readonly default: string }

/** The source file of each screen, as the map of the product names it: in its row, or by a name that several rows share. */
const screensOf = (map: string): ReadonlyMap<string, string> => {
  const shared = new Map(
    [...map.matchAll(/const (\w+) = \(\) => import\('\.([^']+)'\)/g)].map(([, name, file]) => [name, file]),
  )
  const rows = map.matchAll(/'(\/[^']+)': \{\s*screen: (?:\(\) => import\('\.([^']+)'\)|(\w+))/g)
  return new Map([...rows].map(([, route = '', file, name]) => [route, `src-ui${file ?? shared.get(name)}`]))
}

/** What a guarded page needs before it may draw: the guard, and the container that it asks. */
const GUARDED = ['src-ui/session/visit.ts', 'src-infra/container.ts', 'src-infra/modules.ts']

const endOf = (file: string) => new RegExp(`/${file.replaceAll('.', '\\.')}$`)

/**
 * One `vite build` makes every document: `dist/index.html`, the main page ready to read; for each other page with a frame
 * one of its name (`dist/self-check.html`), which shows the frame and asks at once for all that its screen needs; and
 * `dist/shell.html`, the same head without content for every other address. Everything is compressed once, here.
 * [E-206] [E-208]
 */
export const prerender = (root: string): Plugin => {
  const dist = join(root, 'dist')
  const rendered = join(root, 'node_modules/.prerender')
  const load = async <T>(name: string) =>
    (await import(`${pathToFileURL(join(rendered, `${name}.js`)).href}?${randomUUID()}`)) as T
  return {
    name: 'house:prerender',
    config: () => ({
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: rendered,
            emptyOutDir: true,
            sourcemap: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: {
                prerender: join(root, 'src-ui/prerender.tsx'),
                sheet: `${join(root, 'src-ui/styles/first-paint.css')}?inline`,
                sheetInner: `${join(root, 'src-ui/styles/first-paint-inner.css')}?inline`,
              },
              output: { entryFileNames: '[name].js' },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (!client || !ssr) throw new Error('the build needs the environments client and ssr')
          await mkdir(dist, { recursive: true })
          const [built] = await Promise.all([builder.build(client), builder.build(ssr)])
          const output = built as Rolldown.RolldownOutput
          const [{ mainPage, innerPages }, ...sheets] = await Promise.all([
            load<Prerendered>('prerender'),
            load<Sheet>('sheet'),
            load<Sheet>('sheetInner'),
          ])
          const [firstPaint = '', firstPaintInner = ''] = sheets.map((sheet) => sheet.default.trim())
          for (const size of [firstPaint, firstPaintInner].map((text) => Buffer.byteLength(text)))
            if (size > FIRST_PAINT_LIMIT)
              throw new Error(`a sheet of the first view has ${size} bytes, allowed ${FIRST_PAINT_LIMIT}`)

          const [template, map] = await Promise.all([
            readFile(join(dist, 'index.html'), 'utf8'),
            readFile(join(root, 'src-ui/routes.tsx'), 'utf8'),
          ])
          const screens = screensOf(map)
          const font = addressOf(output, /fonts\/[^/]*-400-ui\.woff2$/)
          // The frame of every page but the main one: without this it would be asked for when the first script has run.
          const inner = modulesOf(output, endOf('src-ui/shell/InnerPage.tsx'))
          const write = (name: string, parts: DocumentParts) =>
            writeFile(join(dist, `${name}.html`), completeDocument(template, parts))
          const writeInner = ({ path, title, markup, free }: InnerDocument) => {
            const screen = screens.get(path)
            if (screen === undefined) throw new Error(`routes.tsx has no screen for ${path} that could be read`)
            const needed = [screen, ...(free ? [] : GUARDED)].flatMap((file) => modulesOf(output, endOf(file)))
            const modules = [...new Set([...inner, ...needed])]
            return write(path.slice(1), { title, app: markup, firstPaint: firstPaintInner, font, modules })
          }
          await Promise.all([
            write('index', { app: await mainPage(), firstPaint, font, modules: [], complete: true }),
            write('shell', { app: '', firstPaint: firstPaintInner, font, modules: inner }),
            ...(await innerPages()).map(writeInner),
          ])
          await compress(dist)
        },
      },
    }),
  }
}
