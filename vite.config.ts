/// <reference types="vitest/config" />
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { ruleBookPlugin } from './rule-book/documents/page-plugin.ts'
import { chunkGroups } from './tools/chunks.ts'
import { licenceNoticesPlugin } from './tools/licence-notices.ts'
import { worldConsolePlugin } from './tools/page-apart.ts'
import { prerenderPlugin } from './tools/prerender.ts'
import { publishPlugin } from './tools/publish.ts'

const root = import.meta.dirname
const licences = licenceNoticesPlugin(root)

const WAIT_TIMEOUT_SETUP = 'tools/wait-timeout.setup.ts'

/** Tests of the sentences: making a document for each of these files would take a second. */
const WITHOUT_DOCUMENT = 'src-ui/text/**/*.test.ts'

type BuildApp = Extract<Plugin['buildApp'], (...parameters: never) => unknown>

/** Wraps a plugin so that its part of `vite build` prints one line: its title and its duration in seconds. */
const step = (title: string, plugin: Plugin): Plugin => {
  const { buildApp } = plugin
  const { order = null, handler } = typeof buildApp === 'object' ? buildApp : { handler: buildApp }
  async function announced(this: ThisParameterType<BuildApp>, builder: ViteBuilder) {
    const began = performance.now()
    process.stdout.write(`  ${title} … `)
    await handler?.call(this, builder)
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  }
  return { ...plugin, buildApp: { order, handler: announced } }
}

export default defineConfig({
  root: 'src-ui',
  logLevel: 'warn',
  plugins: [
    react(),
    step('scripts, styles and documents of the pages', prerenderPlugin(root)),
    licences,
    step('rule book', ruleBookPlugin(root)),
    step('console of the fake world', worldConsolePlugin(root)),
    step('compressed copies', publishPlugin(root)),
  ],
  // React has this hook since version 18; the router and the signals bundle a copy for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: { format: 'es', plugins: () => [licences], rolldownOptions: { checks: { bundlerTimings: false } } },
  // Generates class names such as `Header-bar` for `.bar` in Header.module.css, so that they are readable in the
  // browser and the inline style sheet can use them.
  css: {
    modules: { generateScopedName: (name, path) => `${basename(path.replace(/[?#].*$/, ''), '.module.css')}-${name}` },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // For the oldest browsers in .github/DEPENDENCIES.md: converts `light-dark()`.
    cssTarget: ['chrome110', 'safari16.4', 'firefox121'],
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // No library has side effects in property reads; without this option, the unused parts of effect's Schema stay
      // in the bundle.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } } } },
  },
  test: {
    root,
    maxWorkers: 2,
    // No test needs a tenth of this; it leaves room for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Titles of tests print the facts of a case whole. The default is 40 characters.
    chaiConfig: { truncateThreshold: 240 },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Pure functions and separate servers: no state leaks between files, and sharing a thread halves the time.
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: [
            'src-{domain,app}/**/*.test.ts',
            '{server-rules,rule-book,rule-book-page,fake-server,deploy,tools,checks}/**/*.test.ts',
            WITHOUT_DOCUMENT,
          ],
          setupFiles: WAIT_TIMEOUT_SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          // Each test makes its adapters and restores its stubs: sharing a thread takes a third of the time.
          pool: 'threads',
          isolate: false,
          environment: 'node',
          include: ['src-infra/**/*.test.ts'],
          setupFiles: WAIT_TIMEOUT_SETUP,
          globalSetup: ['tools/fake-world.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          pool: 'threads',
          isolate: false,
          environment: 'jsdom',
          include: ['src-ui/**/*.test.{ts,tsx}', '{rule-book-page,fake-server-console}/**/*.test.tsx'],
          exclude: [WITHOUT_DOCUMENT],
          // Restores mocks of services and browser features after each test.
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: [WAIT_TIMEOUT_SETUP, 'src-ui/testing/setup.ts'],
          // Processes CSS only for tests that read its text; in a rendered page it would slow down every style query.
          css: { include: /\?raw$/ },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: [
        '{src-*,server-rules,rule-book,rule-book-page,fake-server-console}/**/*.{ts,tsx}',
        'fake-server/**/*.ts',
      ],
      reporter: ['text-summary', 'json'],
    },
  },
})
