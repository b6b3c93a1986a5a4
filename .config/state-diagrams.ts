import { type Actor, type StateGroup, transitionsOf } from '../src-domain/kernel/transitions.ts'
import { ALL_MACHINES, type MachineEntry } from '../src-domain/rule-book.ts'

const ACTORS: Readonly<Record<Actor, string>> = { applicant: '신청자', officer: '담당자', system: '시스템' }

/** One line per row; rows with the same ends share an arrow. A group of states is one state, with a note of its members. */
const drawn = ({ machine, actions, states: words, first }: MachineEntry): string => {
  const rows = transitionsOf(machine)
  const groups = new Map<string, StateGroup<string>>()
  const arrows = new Map<string, string[]>()
  const named = new Set<string>()
  const endOf = (state: string) => {
    if (words[state] === undefined) return '[*]'
    named.add(state)
    return state
  }
  for (const { who, action, from, to, given } of rows) {
    const title = `${actions[who]?.[action] ?? action} (${ACTORS[who]})`
    const label = given === undefined ? title : `${title} [${given.says}]`
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
    ...Object.keys(words).flatMap((state) => (named.has(state) ? [`  state "${words[state]}" as ${state}`] : [])),
    ...[...groups.values()].map(({ name, says }) => `  state "${says}" as ${name}`),
    ...(first === undefined ? [] : [`  [*] --> ${first}`]),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow} : ${labels.join('<br/>')}`),
    ...[...groups.values()].map((group) => `  note right of ${group.name} : ${members(group)}`),
  ].join('\n')
}

/** The pictures of all machines, as Markdown. */
export const stateDiagrams = (): string =>
  ALL_MACHINES.map((entry) => `### ${entry.title} (${entry.prefix})\n\n\`\`\`mermaid\n${drawn(entry)}\n\`\`\``).join(
    '\n\n',
  )

const BEGIN = '<!-- state diagrams: npm run diagrams -->'
const END = '<!-- /state diagrams -->'

/** The text with these pictures between its markers; a text without them is none of ours. */
export const withDiagrams = (text: string, diagrams: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new RangeError(`no place for the pictures between ${BEGIN} and ${END}`)
  return `${text.slice(0, begin)}${BEGIN}\n\n${diagrams}\n\n${text.slice(end)}`
}
