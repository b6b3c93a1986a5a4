import type { DescribedAnswer, DescribedFact, DescribedRule, Named } from './rule-book-description.ts'

/** Things by what they have in common, in the order in which they come. */
export const groupedBy = <T>(all: readonly T[], common: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(common(one))
    if (group === undefined) groups.set(common(one), [one])
    else group.push(one)
  }
  return groups
}

/** The place that each thing of now had then: by its word, else by its name in the sources; null where it is new. */
const earlierPlaces = (before: readonly Named[], after: readonly Named[]): readonly (number | null)[] => {
  const words = new Set(after.map(({ word }) => word))
  return after.map(({ key, word }) => {
    const sameWord = before.findIndex((one) => one.word === word)
    const place = sameWord >= 0 ? sameWord : before.findIndex((one) => one.key === key && !words.has(one.word))
    return place >= 0 ? place : null
  })
}

/** A fact that both revisions ask, with its place on each side and the place that each of its values had. */
type SharedFact = {
  readonly then: number
  readonly now: number
  readonly values: readonly (number | null)[]
}

/** A combination in which the verdict differs: a value for each fact of the joined list. */
type Difference = { readonly at: readonly number[]; readonly verdicts: string }

/** Combinations that have a verdict together: for each fact the values that it may have. */
type Box = readonly (readonly number[])[]

/** Joins combinations that differ in one fact alone, fact after fact, so that few sentences say them all. */
const gather = (combinations: readonly (readonly number[])[]): readonly Box[] => {
  const facts = [...(combinations[0]?.keys() ?? [])]
  return facts.reduce<readonly Box[]>(
    (boxes, fact) =>
      [...groupedBy(boxes, (box) => JSON.stringify(box.with(fact, []))).values()].map((same) =>
        (same[0] ?? []).with(fact, [...new Set(same.flatMap((box) => box[fact] ?? []))]),
      ),
    combinations.map((at) => at.map((value) => [value])),
  )
}

const MOST_LINES = 12

const boxInWords = (box: Box, facts: readonly DescribedFact[], whole: boolean): string => {
  const parts = facts.flatMap(({ word, values }, i) => {
    const own = box[i] ?? []
    const saysNothing = whole ? own.length === values.length : own.length === 1 && own[0] === 0
    return saysNothing ? [] : [`${word}: ${own.map((value) => values[value]?.word).join(' 또는 ')}`]
  })
  return parts.join(', ') || (whole ? '모든 경우' : '모든 사실이 첫 값인 경우')
}

const joinAnswers = (
  before: DescribedRule,
  after: DescribedRule,
  shared: readonly SharedFact[],
  gone: readonly number[],
): readonly Difference[] => {
  const valueNow = shared.map(({ values }) => new Map(values.map((then, now) => [then, now])))
  const keyThen = ({ at }: DescribedAnswer) =>
    shared.map(({ then }, i) => valueNow[i]?.get(at[then] ?? 0) ?? 'gone').join()
  const earlier = groupedBy(before.answers, keyThen)
  return after.answers.flatMap(({ at, verdict }) =>
    (earlier.get(shared.map(({ now }) => at[now]).join()) ?? [])
      .filter((then) => then.verdict !== verdict)
      .map((then) => ({
        at: [...at, ...gone.map((fact) => then.at[fact] ?? 0)],
        verdicts: `${then.verdict} → ${verdict}`,
      })),
  )
}

/** Facts and values that only one of the revisions knows, and those that are called by another word. */
const compareFacts = (
  before: readonly DescribedFact[],
  after: readonly DescribedFact[],
  shared: readonly SharedFact[],
  gone: readonly number[],
): readonly string[] => {
  const known = new Set(shared.map(({ now }) => now))
  const ofShared = shared.flatMap(({ then, now, values }) => {
    const old = before[then]
    const fact = after[now]
    if (old === undefined || fact === undefined) return []
    const renamed = values.flatMap((place, i) => {
      const [earlier, word] = [place === null ? undefined : old.values[place]?.word, fact.values[i]?.word]
      return earlier === undefined || earlier === word ? [] : [`${fact.word}의 값: ‘${earlier}’ → ‘${word}’`]
    })
    const added = fact.values.filter((_, i) => values[i] === null).map(({ word }) => `${fact.word}의 새 값: ${word}`)
    const removed = old.values
      .filter((_, i) => !values.includes(i))
      .map(({ word }) => `${fact.word}의 없어진 값: ${word}`)
    return [
      ...(old.word === fact.word ? [] : [`사실의 이름: ‘${old.word}’ → ‘${fact.word}’`]),
      ...renamed,
      ...added,
      ...removed,
    ]
  })
  return [
    ...after.filter((_, i) => !known.has(i)).map(({ word }) => `새로 보는 사실: ${word}`),
    ...gone.map((fact) => `이제 보지 않는 사실: ${before[fact]?.word}`),
    ...ofShared,
  ]
}

/** For which facts a rule answers another verdict than before, and which facts it looks at, in sentences. */
export const compareVerdicts = (before: DescribedRule, after: DescribedRule): readonly string[] => {
  const places = earlierPlaces(before.facts, after.facts)
  const shared = places.flatMap((then, now): readonly SharedFact[] =>
    then === null
      ? []
      : [{ then, now, values: earlierPlaces(before.facts[then]?.values ?? [], after.facts[now]?.values ?? []) }],
  )
  const gone = [...before.facts.keys()].filter((fact) => !places.includes(fact))
  const differences = joinAnswers(before, after, shared, gone)
  const facts = [...after.facts, ...gone.flatMap((fact) => before.facts[fact] ?? [])]
  const whole = before.whole && after.whole
  const sentences = [...groupedBy(differences, ({ verdicts }) => verdicts)].flatMap(([verdicts, same]) => {
    const combinations = same.map(({ at }) => at)
    const boxes = whole ? gather(combinations) : combinations.map((at): Box => at.map((value) => [value]))
    const more = boxes.length - MOST_LINES
    return [
      `판정: ${verdicts}`,
      ...boxes.slice(0, MOST_LINES).map((box) => `  이럴 때: ${boxInWords(box, facts, whole)}`),
      ...(more > 0 ? [`  그 밖에 ${more}가지`] : []),
    ]
  })
  const asked = whole ? '모든 조합' : '한두 사실만 첫 값과 다른 조합'
  return [
    ...compareFacts(before.facts, after.facts, shared, gone),
    ...(sentences.length === 0 ? [] : [...sentences, `  (${asked} ${after.answers.length}가지를 비교함)`]),
  ]
}
