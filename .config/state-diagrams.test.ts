import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateDiagrams, withDiagrams } from './state-diagrams.ts'

const README = readFileSync(new URL('../src-domain/README.md', import.meta.url), 'utf8')

describe('the pictures of the state machines', () => {
  it('in the README of the rules are those of the tables; npm run diagrams draws them anew', () =>
    expect(README).toBe(withDiagrams(README, stateDiagrams())))

  it('have an arrow for a row, a label that Mermaid can read, and both ends named', () => {
    const lines = stateDiagrams().split('\n')
    const arrows = lines.flatMap((line) => {
      const parts = /^ {2}(\S+) --> (\S+)(?: : [^:;\n]+)?$/.exec(line)
      return parts === null ? [] : [parts.slice(1, 3)]
    })
    const states = new Set(lines.flatMap((line) => /^ {2}state "[^"]+" as (\w+)$/.exec(line)?.[1] ?? []))
    expect(arrows).toHaveLength(lines.filter((line) => line.includes('-->')).length)
    expect(arrows.flat().filter((end) => end !== '[*]' && !states.has(end))).toEqual([])
    expect(arrows).toContainEqual(['supplementRequest', 'supplementComplete'])
    expect(lines).toContain('  registered --> applied : 신청서 제출 (신청자)')
  })

  it('are put between the markers, and nowhere else', () => {
    expect(() => withDiagrams('# README', 'x')).toThrow(RangeError)
    expect(withDiagrams(README, 'x')).toContain('-->\n\nx\n\n<!--')
  })
})
