import { join, posix } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from './sources.ts'

/** A module as it is run: its code, and the modules that it imports. */
export type Module = { readonly code: string; readonly imports: readonly string[] }
export type Modules = Readonly<Record<string, Module>>

/** Not mutated, and too big to be evaluated anew for each mutant. */
export const PACKAGES = ['vitest', 'fast-check', 'effect', 'effect/testing']

export const moduleOf = (file: string): string => file.replace(/\.ts$/, '.js')

/** Tests and all that they import, each file a module of its own that asks for others by `require`. */
export const makeModules = async (
  tests: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<Modules> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) ?? null }],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: tests.map((test) => join(root, test)),
        treeshake: false,
        external: PACKAGES,
        output: { format: 'cjs', preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return Object.fromEntries(
    output.flatMap((part) =>
      part.type === 'chunk' ? [[part.fileName, { code: part.code, imports: part.imports }] as const] : [],
    ),
  )
}

/** The address of a module that another one asks for. */
export const resolve = (from: string, asked: string): string =>
  asked.startsWith('.') ? posix.join(posix.dirname(from), asked) : asked

/** A module and all that it imports, by whatever way. */
export const reachedFrom = (modules: Modules, from: string, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (found.has(from)) return found
  found.add(from)
  for (const next of modules[from]?.imports ?? []) reachedFrom(modules, next, found)
  return found
}
