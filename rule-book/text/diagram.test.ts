import { describe, expect, it } from 'vitest'
import { ALL_MACHINES } from '#book/rule-book'
import { machineDiagramsOf } from './diagram.ts'

describe('machineDiagramsOf', () => {
  const pictures = ALL_MACHINES.flatMap((machine) =>
    machineDiagramsOf(machine).map(({ title, text }) => [machine.prefix, title ?? '', text] as const),
  )

  it.each(pictures)('draws arrows that Mermaid can read: %s %s', (_, _title, text) => {
    const lines = text.split('\n')
    const arrows = lines.flatMap((line) => {
      const parts = /^ {2}(\S+) --> (\S+)(?: : [^:;\n]+)?$/.exec(line)
      return parts === null ? [] : [parts.slice(1, 3)]
    })
    const states = new Set(lines.flatMap((line) => /^ {2}state "[^"]+" as (\w+)$/.exec(line)?.[1] ?? []))
    expect(arrows.length).toBeGreaterThan(0)
    expect(arrows).toHaveLength(lines.filter((line) => line.includes('-->')).length)
    expect(arrows.flat().filter((end) => end !== '[*]' && !states.has(end))).toEqual([])
  })

  it('draws one diagram per actor if there are many rows', () => {
    const textOf = (prefix: string, title: string) =>
      pictures.find((picture) => picture[0] === prefix && picture[1] === title)?.[2]
    expect(textOf('TA', '신청자')).toContain('  registered --> applied : 신청서 제출\n')
    expect(textOf('TA', '담당자')).not.toContain('신청서 제출')
    expect(textOf('TO', '')).toContain(' : 의견제출<br/>(신청자)')
  })
})
