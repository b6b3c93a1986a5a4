import { defineConfig } from 'vitest/config'

/** The tests of the rules alone, in a copy of the project whose rules are changed one at a time. */
export default defineConfig({ test: { include: ['src-domain/**/*.test.ts'], isolate: false } })
