import { readFileSync, writeFileSync } from 'node:fs'
import { stateDiagrams, withDiagrams } from './state-diagrams.ts'

/** Draws the machines of the domain into its README. */
const README = new URL('../src-domain/README.md', import.meta.url)
writeFileSync(README, withDiagrams(readFileSync(README, 'utf8'), stateDiagrams()))
