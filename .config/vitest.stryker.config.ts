import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Mutants are hunted in the rules alone: nothing else decides. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { environment: 'node', include: ['src-domain/**/*.test.ts'] },
})
