import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from 'lightningcss'
import { minify, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'
import type { InnerDocument, renderInnerDocuments, renderMainPage } from '#ui/app/prerender.tsx'
import { completeDocument, type DocumentParts } from './documents.ts'

/** The font that is needed after the font of the first view; most pages need no other font. */
const FONT = 'assets/fonts/portal-sans-kr-400-ui.woff2'

/**
 * The sources of one independent script. It applies the high-contrast colours if the visitor has switched them on, and
 * loads the files of the next page. The script changes rarely, so that later visits load it from the cache before the
 * first paint.
 */
const EARLY = ['src-ui/app/frame/clear-screen.js', 'src-ui/app/frame/next-pages.js'] as const

const addressOf = (output: Rolldown.RolldownOutput, source: string): string => {
  const asset = output.output.find((file) => file.type === 'asset' && file.originalFileNames.includes(source))
  if (asset === undefined) throw new Error(`the build holds nothing of ${source}`)
  return `/${asset.fileName}`
}

type NeededFiles = { readonly modules: ReadonlySet<string>; readonly sheets: ReadonlySet<string> }

/** Returns the URLs of the chunks with these source files, of every chunk they import, and of their styles. */
const neededBy = ({ output }: Rolldown.RolldownOutput, sources: readonly string[]): NeededFiles => {
  const chunks = output.filter((file) => file.type === 'chunk')
  const neededChunks = new Set<Rolldown.OutputChunk>()
  const addChunk = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || neededChunks.has(chunk)) return
    neededChunks.add(chunk)
    for (const next of chunk.imports) addChunk(chunks.find(({ fileName }) => fileName === next))
  }
  for (const source of sources) {
    const holder = chunks.find((chunk) => chunk.moduleIds.includes(source))
    if (holder === undefined) throw new Error(`the build holds nothing of ${source}`)
    addChunk(holder)
  }
  const sheets = [...neededChunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return {
    modules: new Set([...neededChunks].map(({ fileName }) => `/${fileName}`)),
    sheets: new Set(sheets.map((name) => `/${name}`)),
  }
}

/** Returns the minified sheet to inline: the first view of the main page, or of every other page. [E-208] */
export const firstViewStyles = (page: 'main' | 'inner', root: string): string =>
  bundle({ filename: join(root, `src-ui/styles/first-view-${page}.css`), minify: true }).code.toString()

type PrerenderModule = {
  readonly renderMainPage: typeof renderMainPage
  readonly renderInnerDocuments: typeof renderInnerDocuments
}

/**
 * Returns the source file of each screen by route, from the syntax tree of the route map, because an imported module
 * does not contain the path of its source file.
 */
const screensOf = (map: string, text: string): ReadonlyMap<string, string> => {
  const screens = new Map<string, string>()
  let route = ''
  const visitor = new Visitor({
    Property: ({ key }) => {
      if (key.type === 'Literal') route = String(key.value)
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') screens.set(route, join(map, '..', String(source.value)))
    },
  })
  visitor.visit(parseSync(map, text).program)
  return screens
}

/**
 * The module that every page except the main page loads. The document requests the module early; otherwise the first
 * script would request it, and only after it has run.
 */
const FRAME = 'src-ui/app/frame/InnerPage.tsx'

/** Modules that are needed to render a guarded page: the guard, and the container that it uses. */
const GUARDED = ['src-ui/app/pages/run-route-guards.ts', 'src-infra/container.ts', 'src-infra/adapters.ts']

/**
 * Writes every document in one `vite build`: `dist/index.html`, the complete main page; one document for each other
 * page with a frame (`dist/self-check.html`), which shows the frame and requests everything its screen needs; and
 * `dist/shell.html`, the same head without content for every other URL. `publish.ts` compresses them. [E-206]
 * [E-208]
 */
export const prerenderPlugin = (root: string): Plugin => {
  const dist = join(root, 'dist')
  const scriptFolder = join(root, 'node_modules/.prerender')
  return {
    name: 'house:prerender',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const sources = await Promise.all(EARLY.map((file) => readFile(join(root, file), 'utf8')))
      const { code: source } = await minify('early.js', sources.join('\n'))
      this.emitFile({ type: 'asset', name: 'early.js', originalFileName: EARLY[0], source })
    },
    config: () => ({
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: scriptFolder,
            emptyOutDir: true,
            sourcemap: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { prerender: join(root, 'src-ui/app/prerender.tsx') },
              // The hash is in the file name and not in a query. The chunks of this file import it by its name; if it
              // were first imported with a query, Node would load it a second time.
              output: { entryFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
      builder: {},
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('the build needs the environments client and ssr')
      await mkdir(dist, { recursive: true })
      const outputs = await Promise.all([builder.build(client), builder.build(ssr)])
      const [output, scripts] = outputs as [Rolldown.RolldownOutput, Rolldown.RolldownOutput]
      const script = pathToFileURL(join(scriptFolder, scripts.output[0].fileName)).href
      const { renderMainPage, renderInnerDocuments } = (await import(script)) as PrerenderModule
      const firstView = { main: firstViewStyles('main', root), inner: firstViewStyles('inner', root) }
      const map = join(root, 'src-ui/app/routes.tsx')
      const [template, rows] = await Promise.all([readFile(join(dist, 'index.html'), 'utf8'), readFile(map, 'utf8')])
      const screens = screensOf(map, rows)
      const [font, early] = [addressOf(output, FONT), addressOf(output, EARLY[0])]
      const neededFor = (files: readonly string[]) => neededBy(output, [...files, join(root, FRAME)])
      const guardedFiles = GUARDED.map((file) => join(root, file))
      const write = (name: string, parts: DocumentParts) =>
        writeFile(join(dist, `${name}.html`), completeDocument(template, parts))
      const screenOf = (path: string) => {
        const screen = screens.get(path)
        if (screen === undefined) throw new Error(`routes.tsx has no row for ${path}`)
        return screen
      }
      const [main, inner] = await Promise.all([renderMainPage(), renderInnerDocuments()])
      const behindTiles = inner.filter(({ isBehindTile }) => isBehindTile)
      const nextFiles = (pages: readonly InnerDocument[], files: readonly string[]) => {
        const { modules, sheets } = neededFor([...pages.map(({ path }) => screenOf(path)), ...files])
        return new Set([...modules, ...sheets])
      }
      const next = {
        text: nextFiles(
          behindTiles.filter(({ isText }) => isText),
          [],
        ),
        rest: nextFiles(behindTiles, guardedFiles),
      }
      const writeInner = ({ path, title, markup, isPublic }: InnerDocument) => {
        const neededFiles = neededFor([screenOf(path), ...(isPublic ? [] : guardedFiles)])
        return write(path.slice(1), {
          title,
          app: markup,
          firstPaint: firstView.inner,
          font,
          early,
          configured: !isPublic,
          ...neededFiles,
        })
      }
      await Promise.all([
        write('index', { app: main, firstPaint: firstView.main, font, early, complete: true, next }),
        write('shell', { app: '', firstPaint: firstView.inner, font, early, ...neededFor([]) }),
        ...inner.map(writeInner),
      ])
    },
  }
}
