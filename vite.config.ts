/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { notices } from './.config/notices.ts'
import { prerender } from './.config/prerender.ts'

const root = import.meta.dirname
const { inBundle, inWorkers } = notices(root)

/** Where `npm run dev` finds the fake world: everything that is not a page or a source file. */
const api = process.env['PORTAL_API'] ?? 'http://127.0.0.1:4000'
const proxied = ['/api', '/admin-api', '/__world', '/config.json', '/files', '/pdf']

/** Long-lived chunks of their own: they change with a version, not with a release. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'effect', test: /node_modules[\\/]effect[\\/]/, priority: 20 },
  { name: 'di', test: /node_modules[\\/](inversify|@inversifyjs|reflect-metadata)[\\/]/, priority: 20 },
  { name: 'purify', test: /node_modules[\\/]dompurify[\\/]/, priority: 20 },
]

export default defineConfig({
  root: 'src-ui',
  plugins: [react(), prerender(root), inBundle],
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    root,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src-{domain,app}/**/*.test.ts', '{fake-server,e2e,.config}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['src-infra/**/*.test.ts'],
          globalSetup: ['.config/fake-world.setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'ui', environment: 'jsdom', include: ['src-ui/**/*.test.{ts,tsx}'], css: true },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src-*/**/*.{ts,tsx}', 'fake-server/**/*.ts'],
      reporter: ['text-summary', 'json'],
    },
  },
})
