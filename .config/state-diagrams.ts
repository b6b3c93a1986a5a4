import { APPLICATION_STATUS } from '../src-domain/application/status.table.ts'
import { APPLICATION_ACTIONS, APPLICATION_TRANSITIONS } from '../src-domain/application/transitions.table.ts'
import {
  transitionsOf,
  type ActionTitles,
  type Actor,
  type Machine,
  type StateGroup,
  type Terms,
} from '../src-domain/kernel/transitions.ts'
import { OPINION_ACTIONS, OPINION_STATUS, OPINION_TRANSITIONS } from '../src-domain/opinion/transitions.table.ts'
import { PROOF_STATUS } from '../src-domain/proof/proof-status.table.ts'
import {
  ITEM_ACTIONS,
  ITEM_TRANSITIONS,
  MASTER_ACTIONS,
  MASTER_TRANSITIONS,
} from '../src-domain/proof/transitions.table.ts'

/** A machine with the words in which people know its states and actions. A state without a word is none yet: the beginning. */
type Picture<T extends Terms> = {
  readonly title: string
  readonly machine: Machine<T>
  readonly actions: ActionTitles
  readonly words: Readonly<Record<string, string>>
  /** The state that everything begins in, where it has a word. */
  readonly first?: T['state']
}

const ACTORS: Readonly<Record<Actor, string>> = { applicant: '신청자', officer: '담당자', system: '시스템' }

/** One line per row; rows with the same ends share an arrow. A group of states is one state, with a note of its members. */
const drawn = <T extends Terms>({ machine, actions, words, first }: Picture<T>): string => {
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

const wordsOf = (table: Readonly<Record<string, { readonly wire: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([status, { wire }]) => [status, wire]))

const UNKNOWN = { unknown: '알 수 없는 상태' }

const section = <T extends Terms>(picture: Picture<T>): string =>
  `### ${picture.title}\n\n\`\`\`mermaid\n${drawn(picture)}\n\`\`\``

/** The pictures of all machines, as Markdown. */
export const stateDiagrams = (): string =>
  [
    section({
      title: '신청 (TA)',
      machine: APPLICATION_TRANSITIONS,
      actions: APPLICATION_ACTIONS,
      words: { registered: '등록 (제출 전)', ...wordsOf(APPLICATION_STATUS), ...UNKNOWN },
      first: 'registered',
    }),
    section({
      title: '증빙 (TM)',
      machine: MASTER_TRANSITIONS,
      actions: MASTER_ACTIONS,
      words: { ...wordsOf(PROOF_STATUS), ...UNKNOWN },
    }),
    section({
      title: '증빙 항목 (TI)',
      machine: ITEM_TRANSITIONS,
      actions: ITEM_ACTIONS,
      words: { ...wordsOf(PROOF_STATUS), ...UNKNOWN, deleted: '삭제 (목록에서 빠짐)' },
    }),
    section({ title: '의견 (TO)', machine: OPINION_TRANSITIONS, actions: OPINION_ACTIONS, words: OPINION_STATUS }),
  ].join('\n\n')

const BEGIN = '<!-- state diagrams: npm run diagrams -->'
const END = '<!-- /state diagrams -->'

/** The text with these pictures between its markers; a text without them is none of ours. */
export const withDiagrams = (text: string, diagrams: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new RangeError(`no place for the pictures between ${BEGIN} and ${END}`)
  return `${text.slice(0, begin)}${BEGIN}\n\n${diagrams}\n\n${text.slice(end)}`
}
