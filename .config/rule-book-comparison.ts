import type { Change, ChangedArrow } from '../src-ui/rule-book/evidence.ts'
import type { DescribedArrow, DescribedRule, Description } from './rule-book-description.ts'
import { compareVerdicts, groupedBy } from './verdict-comparison.ts'

/** Things of two revisions by their names: those on both sides, those only now, those only then. */
const byName = <T>(before: readonly T[], after: readonly T[], name: (one: T) => string) => {
  const then = new Map(before.map((one) => [name(one), one]))
  const now = new Set(after.map(name))
  return {
    both: after.flatMap((one) => {
      const old = then.get(name(one))
      return old === undefined ? [] : [[old, one] as const]
    }),
    added: after.filter((one) => !then.has(name(one))),
    removed: before.filter((one) => !now.has(name(one))),
  }
}

const changed = (what: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [`${what}: ‘${before}’ → ‘${after}’`]

/** Rows with the same words are the same row, whatever their numbers; of the others, those with one number are. */
const compareRows = (before: DescribedRule, after: DescribedRule): readonly string[] => {
  const words = byName(before.rows, after.rows, ({ when, verdict }) => `${when}\n${verdict}`)
  const { both, added, removed } = byName(words.removed, words.added, ({ id }) => id)
  return [
    ...both.map(
      ([then, { id, when, verdict }]) =>
        `바뀐 줄 ${id}: [${then.when}] ${then.verdict} → ${then.when === when ? '' : `[${when}] `}${verdict}`,
    ),
    ...added.map(({ id, when, verdict }) => `새 줄 ${id}: [${when}] ${verdict}`),
    ...removed.map(({ id, when, verdict }) => `없어진 줄 ${id}: [${when}] ${verdict}`),
  ]
}

const MOST_CASES = 12

/** Cases of which the words occur once on each side, and the outcome differs. */
const compareCases = (before: DescribedRule, after: DescribedRule): readonly string[] => {
  const once = ({ cases }: DescribedRule) => {
    const counts = groupedBy(cases, ({ given }) => given)
    return cases.filter(({ given }) => counts.get(given)?.length === 1)
  }
  const lines = byName(once(before), once(after), ({ given }) => given).both.flatMap(([then, now]) =>
    changed(`달라진 사례 [${now.given}]`, then.verdict, now.verdict),
  )
  return lines.length > MOST_CASES
    ? [...lines.slice(0, MOST_CASES), `그 밖의 달라진 사례 ${lines.length - MOST_CASES}개`]
    : lines
}

const compareRules = (before: Description, after: Description): readonly Change[] => {
  const { both, added, removed } = byName(before.rules, after.rules, ({ prefix }) => prefix)
  return [
    ...both.map(([then, now]) => ({
      at: now.prefix,
      title: `${now.prefix} ${now.title}`,
      lines: [
        ...changed('이름', then.title, now.title),
        ...changed('물음', then.question, now.question),
        ...compareVerdicts(then, now),
        ...compareRows(then, now),
        ...compareCases(then, now),
      ],
    })),
    ...added.map(({ prefix, title, question, rows }) => ({
      at: prefix,
      title: `${prefix} ${title}`,
      lines: [
        `규칙집에 새로 실린 규칙: ${question}`,
        ...rows.map(({ id, when, verdict }) => `새 줄 ${id}: [${when}] ${verdict}`),
      ],
    })),
    ...removed.map(({ prefix, title, question }) => ({
      at: null,
      title: `${prefix} ${title}`,
      lines: [`규칙집에서 없어진 규칙: ${question}`],
    })),
  ]
}

const arrowName = ({ who, action, from, to }: DescribedArrow) => `${who}, ${action}: ${from} → ${to}`
const condition = ({ given }: DescribedArrow) => (given === null ? '' : ` (조건: ${given})`)

/** Ways of which the same is said, in one line: what brings several statuses to one is said once. */
const tellArrows = (
  arrows: readonly DescribedArrow[],
  tell: (way: string, arrow: DescribedArrow) => readonly string[],
): readonly string[] => {
  const together = groupedBy(arrows, (arrow) => tell(arrowName({ ...arrow, from: '' }), arrow).join('\n'))
  return [...together.values()].flatMap((same) => {
    const [first] = same
    return first === undefined
      ? []
      : tell(arrowName({ ...first, from: same.map(({ from }) => from).join(', ') }), first)
  })
}
const tellAdded = (arrows: readonly DescribedArrow[]) =>
  tellArrows(arrows, (way, arrow) => [`새로 할 수 있음: ${way}${condition(arrow)}`])

type Arrows = { readonly arrows: readonly DescribedArrow[] }

/** Between which statuses a way came or went: who takes it does not show in a picture. */
const changedArrows = (before: Arrows, after: Arrows): readonly ChangedArrow[] => {
  const waysOf = ({ arrows }: Arrows) => [
    ...new Map(arrows.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values(),
  ]
  const { added, removed } = byName(waysOf(before), waysOf(after), ({ from, to }) => `${from} ${to}`)
  return [
    ...added.map((way) => ({ is: 'added' as const, ...way })),
    ...removed.map((way) => ({ is: 'removed' as const, ...way })),
  ]
}

const compareMachines = (before: Description, after: Description): readonly Change[] => {
  const { both, added, removed } = byName(before.machines, after.machines, ({ prefix }) => prefix)
  return [
    ...both.map(([then, now]) => {
      const arrows = byName(then.arrows, now.arrows, arrowName)
      const givenThen = new Map(arrows.both.map(([old]) => [arrowName(old), old.given]))
      return {
        at: now.prefix,
        title: `${now.prefix} ${now.title}`,
        lines: [
          ...tellAdded(arrows.added),
          ...tellArrows(arrows.removed, (way, arrow) => [`이제 할 수 없음: ${way}${condition(arrow)}`]),
          ...tellArrows(
            arrows.both.map(([, arrow]) => arrow),
            (way, arrow) =>
              changed(`바뀐 조건 (${way})`, givenThen.get(arrowName(arrow)) ?? '없음', arrow.given ?? '없음'),
          ),
        ],
        arrows: changedArrows(then, now),
      }
    }),
    ...added.map(({ prefix, title, arrows }) => ({
      at: prefix,
      title: `${prefix} ${title}`,
      lines: ['규칙집에 새로 실린 상태 기계', ...tellAdded(arrows)],
    })),
    ...removed.map(({ prefix, title }) => ({
      at: null,
      title: `${prefix} ${title}`,
      lines: ['규칙집에서 없어진 상태 기계'],
    })),
  ]
}

const day = (from: string | null) => (from === null ? '처음부터' : `${from}부터`)

/** The article of the numbers of the programme. */
const NUMBERS = 'numbers'

const compareParameters = (before: Description, after: Description): readonly Change[] => {
  const { both, added, removed } = byName(before.parameters, after.parameters, ({ name }) => name)
  const written = (values: Description['parameters'][number]['values']) =>
    values.map(({ from, word }) => `${day(from)} ${word}`).join(', ')
  return [
    ...both.map(([then, now]) => {
      const values = byName(then.values, now.values, ({ from }) => day(from))
      return {
        at: NUMBERS,
        title: `사업 기준: ${now.title}`,
        lines: [
          ...changed('이름', then.title, now.title),
          ...values.both.flatMap(([old, { from, key, word }]) =>
            old.key === key ? [] : changed(`${day(from)} 적용하는 값`, old.word, word),
          ),
          ...values.added.map(({ from, word }) => `새 값: ${day(from)} ${word}`),
          ...values.removed.map(({ from, word }) => `없어진 값: ${day(from)} ${word}`),
        ],
      }
    }),
    ...added.map(({ title, values }) => ({
      at: NUMBERS,
      title: `사업 기준: ${title}`,
      lines: [`새 기준: ${written(values)}`],
    })),
    ...removed.map(({ title, values }) => ({
      at: null,
      title: `사업 기준: ${title}`,
      lines: [`없어진 기준: ${written(values)}`],
    })),
  ]
}

const compareSheets = (before: Description, after: Description): readonly Change[] => {
  const { both, added, removed } = byName(before.sheets, after.sheets, ({ title }) => title)
  return [
    ...both.map(([then, now]) => {
      const rows = byName(then.rows, now.rows, ([thing = '']) => thing)
      const columns = byName(then.columns, now.columns, (name) => name)
      return {
        at: null,
        title: `일람표: ${now.title}`,
        lines: [
          ...columns.added.map((name) => `새 열: ${name}`),
          ...columns.removed.map((name) => `없어진 열: ${name}`),
          ...rows.both.flatMap(([old, cells]) =>
            columns.both.flatMap(([, name]) =>
              changed(
                `${cells[0]}, ${name}`,
                old[then.columns.indexOf(name)] ?? '',
                cells[now.columns.indexOf(name)] ?? '',
              ),
            ),
          ),
          ...rows.added.map((cells) => `새 줄: ${cells.join(', ')}`),
          ...rows.removed.map((cells) => `없어진 줄: ${cells.join(', ')}`),
        ],
      }
    }),
    ...added.map(({ title, columns, rows }) => ({
      at: null,
      title: `일람표: ${title}`,
      lines: [`규칙집에 새로 실린 표: ${columns.join(', ')}`, ...rows.map((cells) => `새 줄: ${cells.join(', ')}`)],
    })),
    ...removed.map(({ title }) => ({ at: null, title: `일람표: ${title}`, lines: ['규칙집에서 없어진 표'] })),
  ]
}

const compareDeclared = (before: Description, after: Description): readonly Change[] => {
  const { both, added, removed } = byName(before.declared, after.declared, ({ title }) => title)
  return [
    ...both.map(([then, now]) => ({
      at: null,
      title: `선언된 요건: ${now.title}`,
      lines: [
        ...changed('설명', then.says, now.says),
        ...byName(then.edges, now.edges, ({ value }) => value).both.flatMap(([old, { value, meets }]) =>
          changed(`경계값 ${value}`, old.meets, meets),
        ),
      ],
    })),
    ...added.map(({ title, says }) => ({
      at: null,
      title: `선언된 요건: ${title}`,
      lines: [`새로 실린 요건: ${says}`],
    })),
    ...removed.map(({ title, says }) => ({
      at: null,
      title: `선언된 요건: ${title}`,
      lines: [`없어진 요건: ${says}`],
    })),
  ]
}

/** What is different for people between two revisions of the rule book; empty where nothing is. */
export const compareRuleBooks = (before: Description, after: Description): readonly Change[] =>
  [compareParameters, compareRules, compareMachines, compareSheets, compareDeclared]
    .flatMap((compare) => compare(before, after))
    .filter(({ lines }) => lines.length > 0)
