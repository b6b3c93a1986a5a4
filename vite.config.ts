/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { notices } from './.config/notices.ts'
import { prerender } from './.config/prerender.ts'
import { ruleBook } from './.config/rule-book-page.ts'

const root = import.meta.dirname
const { inBundle, inWorkers } = notices(root)

/** Where `npm run dev` finds the fake world: everything that is not a page or a source file. */
const api = process.env['PORTAL_API'] ?? 'http://127.0.0.1:4000'
const proxied = ['/api', '/admin-api', '/__world', '/config.json', '/files', '/pdf']

/**
 * Few chunks rather than many: a browser asks a server for six things at a time, and on a slow line every further round
 * costs half a second. `react`, `effect` and `di` change with a version, not with a release; `first` is what `/` needs
 * to answer a click; `basis` the rules that guards and frame ask, and the buttons and windows of pages without a use case;
 * `frame` what every page but `/` loads next; `main-below` what stands in the prerendered `/` and is only drawn by who
 * comes back to it; `later` what every page loads when it is idle: countdown, queue, popups and the first use cases.
 * `pages` is what pages of text are made of, `rules` and `parts` what several screens share without a use case,
 * `services` all other use cases with their adapters, `form` what screens share that needs them. A group takes along what
 * its modules import, so the order of priorities is the order in which things are loaded.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
  { name: 'first', tags: ['$initial' as const], priority: 30 },
  { name: 'effect', test: /node_modules[\\/]effect[\\/](?!dist[\\/]Semaphore)/, priority: 25 },
  { name: 'di', test: /node_modules[\\/](inversify|@inversifyjs|reflect-metadata)[\\/]/, priority: 25 },
  { name: 'purify', test: /node_modules[\\/]dompurify[\\/]/, priority: 25 },
  {
    name: 'basis',
    test: /src-domain[\\/](session[\\/]|entry-limits|notice[\\/](dated|read-date))|src-app[\\/](token|session[\\/](.*\.port|leave-entry))\.ts$|src-ui[\\/](design[\\/](Button|ModalHolder|announcer|dialogs|pictures[\\/]Parcel)|notice[\\/](apply-closed|Road)|session[\\/]session-signals|text[\\/](fill|ko[\\/](session|admission|call)))\.tsx?$/,
    priority: 20,
  },
  { name: 'frame', test: /src-ui[\\/](shell[\\/](InnerPage|RouteGate)|session[\\/]Countdown)/, priority: 19 },
  { name: 'main-below', test: /src-ui[\\/]notice[\\/](MainBelow|main-pictures|RoadView)/, priority: 18 },
  {
    name: 'later',
    test: /src-ui[\\/](Companions|session[\\/]follow-countdown|notice[\\/](go-through-tile|MainPopups)|admin[\\/]AdminLink)|src-infra[\\/]container\.ts$/,
    priority: 17,
  },
  {
    name: 'pages',
    test: /src-ui[\\/](design[\\/](Page|Banner|Steps|LinkButton)|text[\\/]ko[\\/]eligibility)\.tsx?$/,
    priority: 16,
  },
  { name: 'rules', test: /src-domain[\\/]/, minShareCount: 3, priority: 13 },
  { name: 'parts', test: /src-ui[\\/](design|text)[\\/]/, minShareCount: 3, priority: 13 },
  { name: 'services', test: /src-(app|infra)[\\/]/, priority: 12 },
  { name: 'form', test: /src-ui[\\/](form|session)[\\/]/, minShareCount: 2, priority: 5 },
]

const PATIENCE = '.config/patience.setup.ts'

/**
 * Tests of components that put a stand-in in the place of a module have modules of their own. All others share them, which
 * takes half the time: nothing of theirs leaks from file to file.
 */
const MOCKING = readdirSync(join(root, 'src-ui'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `src-ui/${name}`)
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('vi.mock('))

export default defineConfig({
  root: 'src-ui',
  plugins: [react(), prerender(root), inBundle, ruleBook(root)],
  worker: { format: 'es', plugins: () => [inWorkers()] },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, api])) },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // No library of ours hides work behind the reading of a property; without this much of effect's Schema stays unused.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    root,
    maxWorkers: 2,
    // Nothing takes a tenth of it: a busy machine is slower, and no more.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Pure functions and servers of their own: nothing leaks from file to file, and sharing a thread halves the time.
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: ['src-{domain,app}/**/*.test.ts', '{fake-server,e2e,.config}/**/*.test.ts'],
          setupFiles: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          // Each test makes its adapters itself and gives back what it stubs: sharing a thread takes a third of the time.
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: ['src-infra/**/*.test.ts'],
          setupFiles: PATIENCE,
          globalSetup: ['.config/fake-world.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          pool: 'threads',
          isolate: false,
          environment: 'jsdom',
          include: ['src-ui/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          setupFiles: [PATIENCE, 'src-ui/testing/setup.ts', 'src-ui/testing/setup-shared.ts'],
          css: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui-mocking',
          environment: 'jsdom',
          include: MOCKING,
          setupFiles: [PATIENCE, 'src-ui/testing/setup.ts'],
          css: true,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src-*/**/*.{ts,tsx}', 'fake-server/**/*.ts'],
      reporter: ['text-summary', 'json'],
    },
  },
})
