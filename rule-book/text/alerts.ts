import {
  BESIDE_FAILURE,
  FAILED_ACTIONS,
  FAILURE_CAUSE,
  type FailureRows,
  OCCASIONS,
  type Occasion,
  REASONS,
} from './occasions.table.ts'
import * as TEXTS from './screen-texts.ts'
import { fillKnownPlaceholders } from './screen-words.ts'
import { TEXT, type TextKey } from './text-by-key.ts'

const TEXTS_BY_NAME = new Map(Object.entries<unknown>(TEXTS))

/** The actions that can fail, each with the messages about its failures. */
const actionsWithMessages = (): readonly (readonly [doing: string, rows: FailureRows])[] =>
  Object.entries(FAILED_ACTIONS).flatMap(([name, action]) => {
    if (typeof action !== 'string') return action ?? []
    return [[action, TEXTS_BY_NAME.get(name) as FailureRows] as const]
  })

/**
 * A message that is in no row of a rule. It has all actions that show it (`doings`), all hints after it (`ways`), and
 * its requirement.
 */
type Alert = { readonly doings: readonly string[]; readonly ways: readonly string[]; readonly ref: string }

const withItem = (list: readonly string[], item: string) => (list.includes(item) ? list : [...list, item])

/** Leaves out each hint that is contained in another hint. Leaves out `없음`, unless it is the only hint. */
const withoutContainedHints = (hints: readonly string[]) =>
  hints.filter((way) => !hints.some((other) => other !== way && (way === '없음' || other.includes(way))))

/** Returns a row and, if its refusal shows a reason, a second row for the reason. */
const withStop = (row: FailureRows[string]): readonly FailureRows[string][] =>
  row.stop === undefined ? [row] : [row, { text: row.stop.title, next: row.stop.text, ref: row.ref }]

/**
 * Returns the messages of failed actions that are in no row of a rule. A message that many actions share is listed with
 * only one of them.
 */
const failureAlerts = (saidByRules: ReadonlySet<string>): ReadonlyMap<string, Alert> => {
  const alerts = new Map<string, Alert>()
  const common = new Set(Object.values(TEXTS.COMMON_CALL_MESSAGES).map(({ text }) => fillKnownPlaceholders(text)))
  const rows = actionsWithMessages().flatMap(([doing, messages]) =>
    Object.entries(messages).flatMap(([tag, message]) => withStop(message).map((row) => ({ doing, tag, ...row }))),
  )
  for (const { doing, tag, text, next, ref, server } of rows) {
    const sentence = fillKnownPlaceholders(text)
    const before = alerts.get(sentence) ?? { doings: [], ways: [], ref }
    const isKnown = saidByRules.has(sentence) || sentence === '' || (common.has(sentence) && before.doings.length > 0)
    if (isKnown) continue
    const way = [
      server === true ? '서버가 까닭을 답하면 그 말을 먼저 보인다' : '',
      next === undefined ? '' : fillKnownPlaceholders(next),
    ]
    const cause = FAILURE_CAUSE[tag]
    alerts.set(sentence, {
      doings: withItem(before.doings, cause === undefined ? doing : `${doing} (${cause})`),
      ways: withItem(before.ways, way.filter(Boolean).join('. ') || BESIDE_FAILURE[tag] || '없음'),
      ref: before.ref,
    })
  }
  return alerts
}

type AlertRow = { readonly cells: readonly string[]; readonly ref: string }

const alertRow = (text: string, when: string, ref: string, beside = '없음'): AlertRow => ({
  cells: [`“${fillKnownPlaceholders(text)}”`, when, fillKnownPlaceholders(beside)],
  ref,
})

/**
 * 알림: returns the messages that are in no row of a rule. Each has the failed actions or the situation in which it is
 * shown. [E-174] [E-175]
 */
export const alertArticleRows = (saidByRules: ReadonlySet<string>): readonly AlertRow[] => [
  ...[...failureAlerts(saidByRules)].map(([text, { doings, ways, ref }]) =>
    alertRow(text, doings.join(' · '), ref, withoutContainedHints(ways).join(' · ')),
  ),
  ...REASONS.flatMap(([when, ref, reasons]) => reasons.map(({ title, text }) => alertRow(title, when, ref, text))),
  ...Object.entries<Occasion>(OCCASIONS).map(([key, occasion]) => alertRow(TEXT[key as TextKey], ...occasion)),
]
