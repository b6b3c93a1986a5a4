import type { MachineEntry } from '#book/rule-entry'
import { type Actor, type StateGroup, transitionsOf } from '#domain/kernel/transitions'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'

/** The maximum number of rows in one picture, so that the picture fits on a sheet of paper. */
const ROWS_OF_PICTURE = 10

/**
 * Returns some rows of a machine as Mermaid code, with one line for each arrow. Rows from the same state to the same
 * state share an arrow. A group of states is one state in the picture, and a note lists the states of the group.
 */
const diagramOf = ({ machine, actions, states: words, first }: MachineEntry, actor: Actor | null): string => {
  const groups = new Map<string, StateGroup<string>>()
  const arrows = new Map<string, string[]>()
  const namedStates = new Set<string>()
  const endOf = (state: string) => {
    if (words[state] === undefined) return '[*]'
    namedStates.add(state)
    return state
  }
  for (const { who, action, from, to, given } of transitionsOf(machine)) {
    if (actor !== null && who !== actor) continue
    const title = `${actions[who]?.[action] ?? action}${actor === null ? ` (${T.actor[who]})` : ''}`
    const label = (given === undefined ? title : `${title} [${given.says}]`).replaceAll(/ (?=[[(])/g, '<br/>')
    if ('states' in from) groups.set(from.name, from)
    const begins = 'states' in from ? [from.name] : from.map(endOf)
    for (const begin of begins) {
      const arrow = `${begin} --> ${endOf(to)}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), label])
    }
  }
  const members = ({ states }: StateGroup<string>) => states.map((state) => words[state] ?? state).join(', ')
  return [
    'stateDiagram-v2',
    ...Object.keys(words).flatMap((state) => (namedStates.has(state) ? [`  state "${words[state]}" as ${state}`] : [])),
    ...[...groups.values()].map(({ name, says }) => `  state "${says}" as ${name}`),
    ...(first !== undefined && namedStates.has(first) ? [`  [*] --> ${first}`] : []),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow} : ${labels.join('<br/>')}`),
    ...[...groups.values()].map((group) => `  note right of ${group.name} : ${members(group)}`),
  ].join('\n')
}

/**
 * Returns the pictures of a machine: one picture with all rows or, if there are many rows, one picture for each actor.
 */
export const machineDiagramsOf = (
  entry: MachineEntry,
): readonly { readonly title: string | null; readonly text: string }[] => {
  const rows = transitionsOf(entry.machine)
  if (rows.length <= ROWS_OF_PICTURE) return [{ title: null, text: diagramOf(entry, null) }]
  const actors = [...new Set(rows.map(({ who }) => who))]
  return actors.map((actor) => ({ title: T.actor[actor], text: diagramOf(entry, actor) }))
}
