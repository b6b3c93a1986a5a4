import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, build } from 'vite'

/**
 * Builds the page of a layer into `build/{folder}/`, separately from the portal, so that the portal's pages stay small.
 * `scripts` are further entry points in the same folder, which other documents load. A page with `opensFromFolder` also
 * works without a server: its one script is then a classic script instead of a module.
 */
export const buildPageApart = async (
  root: string,
  folder: 'rule-book-page' | 'fake-server-console',
  {
    plugins = [],
    ...entries
  }: {
    readonly plugins?: readonly Plugin[]
  } & (
    | { readonly opensFromFolder: true; readonly scripts?: never }
    | { readonly opensFromFolder?: never; readonly scripts: readonly string[] }
  ),
) => {
  const outDir = join(root, 'build', folder)
  await build({
    configFile: false,
    root: join(root, folder),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A page opened from a folder has one large script, because it cannot load a second one.
      chunkSizeWarningLimit: 1500,
      modulePreload: false,
      // There is one linked sheet, because the strict policy forbids scripts to insert styles.
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: { propertyReadSideEffects: false },
        input: ['index.html', ...(entries.scripts ?? [])].map((file) => join(root, folder, file)),
        output: {
          format: entries.opensFromFolder ? 'iife' : 'es',
          entryFileNames: '[name].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })
  return join(outDir, 'index.html')
}

/**
 * Builds the console of the fake world, and the script that starts a visit as a persona, as part of `vite build`. During
 * hot reload, vite serves both from their folder.
 */
export const worldConsolePlugin = (root: string): Plugin => ({
  name: 'house:console',
  buildApp: {
    order: 'post',
    handler: async () => void (await buildPageApart(root, 'fake-server-console', { scripts: ['enter.ts'] })),
  },
})
