import { statesOf, transitionsOf } from '../src-domain/kernel/transitions.ts'
import { ALL_MACHINES, ALL_RULES, type MachineEntry, type RuleEntry } from '../src-domain/rule-book.ts'
import { readCatalogues } from './rule-book.ts'

const ACTORS = { applicant: '신청자', officer: '담당자', system: '시스템' } as const

/** One row of the book in a few lines. */
type Explained = { readonly id: string; readonly refs: readonly string[]; readonly lines: readonly string[] }

const ofRule = ({ title, question, facts, rows }: RuleEntry): readonly Explained[] =>
  rows.map(({ id, when, verdict, ref }) => {
    const asked = facts.flatMap(({ fact, name }) => (fact in when ? [`${name}: ${when[fact]}`] : []))
    return {
      id,
      refs: [ref],
      lines: [`${id}  ${title}`, question, `이럴 때: ${asked.join(', ') || '그 밖의 모든 경우'}`, `판정: ${verdict}`],
    }
  })

const ofMachine = ({ title, question, machine, states, actions }: MachineEntry): readonly Explained[] => {
  const word = (state: string) => states[state] ?? '처음'
  const rows = transitionsOf(machine).map((row): Explained => {
    const { id, who, action, to, given, ref } = row
    const condition = given === undefined ? [] : [`조건: ${given.says}`]
    return {
      id,
      refs: given === undefined ? [ref] : [ref, given.ref],
      lines: [
        `${id}  ${title}`,
        question,
        `${ACTORS[who]}: ${actions[who]?.[action]}`,
        `${statesOf(row).map(word).join(', ')} → ${word(to)}`,
        ...condition,
      ],
    }
  })
  const last = machine.slice(-1).map(({ id, ref }) => ({
    id,
    refs: [ref],
    lines: [`${id}  ${title}`, question, '표에 없는 모든 변경은 거절한다.'],
  }))
  return [...rows, ...last]
}

const ALL: readonly Explained[] = [...ALL_RULES.flatMap(ofRule), ...ALL_MACHINES.flatMap(ofMachine)]

const isAbout = (asked: string, { id, refs }: Explained) =>
  id === asked || id.split('-', 1)[0] === asked || refs.includes(asked)

/** What the rule book says of a row (`NP-3`), of a whole rule (`NP`), or of every row that a requirement is behind (`A-190`). */
export const explain = (asked: string, root: string): string => {
  const catalogue = readCatalogues(root)
  return ALL.filter((row) => isAbout(asked.toUpperCase(), row))
    .map(({ lines, refs }) =>
      [...lines, ...refs.map((ref) => `근거 ${ref}: ${catalogue.get(ref) ?? '원문을 찾을 수 없습니다.'}`)].join('\n'),
    )
    .join('\n\n')
}
