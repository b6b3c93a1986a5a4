import { defineConfig } from 'vitest/config'

/** Runs only the tests of the rules, in a copy of the project whose rules are changed one at a time. */
export default defineConfig({ test: { include: ['src-domain/**/*.test.ts', 'rule-book/*.test.ts'], isolate: false } })
