import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { completeDocument } from './documents.ts'

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

type Prerendered = { readonly mainPage: () => Promise<string> }
type Sheet = { readonly default: string }

/**
 * One `vite build` makes both documents: `dist/index.html`, the main page ready to read, and `dist/shell.html`, the
 * same head without content for every other address. Everything is compressed once, here. [E-206] [E-208]
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
          const [{ mainPage }, sheet] = await Promise.all([load<Prerendered>('prerender'), load<Sheet>('sheet')])
          const firstPaint = sheet.default.trim()
          const size = Buffer.byteLength(firstPaint)
          if (size > FIRST_PAINT_LIMIT)
            throw new Error(`first-paint.css has ${size} bytes, allowed ${FIRST_PAINT_LIMIT}`)

          const template = await readFile(join(dist, 'index.html'), 'utf8')
          const font = addressOf(output, /fonts\/[^/]*-400-ui\.woff2$/)
          // The frame of every page but the main one: without this it would be asked for when the first script has run.
          const inner = modulesOf(output, /\/src-ui\/shell\/InnerPage\.tsx$/)
          const shell = completeDocument(template, { app: '', firstPaint, font, modules: inner })
          const main = completeDocument(template, { app: await mainPage(), firstPaint, font, modules: [] })
          await Promise.all([writeFile(join(dist, 'shell.html'), shell), writeFile(join(dist, 'index.html'), main)])
          await compress(dist)
        },
      },
    }),
  }
}
