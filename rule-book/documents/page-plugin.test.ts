import { describe, expect, it } from 'vitest'
import { ALL_MACHINES } from '#book/rule-book'
import { machineDiagramsOf } from '#book/text/diagram'
import { machineDiagramHtmlOf } from './page-plugin.ts'

describe('the state diagrams', () => {
  it.each(ALL_MACHINES.map((machine) => [machine.prefix, machine] as const))(
    'a state diagram has a clickable node for every state: %s',
    (_, machine) => {
      const picture = machineDiagramHtmlOf(machine)
      const drawn = new Set([...picture.matchAll(/<g class="node" data-id="(\w+)"/g)].map(([, state]) => state))
      const text = machineDiagramsOf(machine)
        .map((one) => one.text)
        .join('\n')
      const namedStates = [...text.matchAll(/^ {2}state "[^"]+" as (\w+)$/gm)].map(([, state]) => state)
      expect(namedStates.filter((state) => !drawn.has(state))).toEqual([])
      expect(picture).not.toMatch(/<style|\sstyle=|url\((?!#)/)
    },
  )
})
