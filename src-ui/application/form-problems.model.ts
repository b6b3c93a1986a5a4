import { computed, signal } from '@preact/signals-react'
import type { FormField } from '#domain/application/application-form'
import { DOCUMENT_KEYS } from '#domain/application/documents.table'
import type { SubmitRefusal } from '#domain/application/submit-checks'
import type { Problem } from '../design/ErrorSummary.tsx'
import type { ApplicationFields } from './application-form.model.ts'

/** Everything that a refusal may point to, as it stands on the page from above. [D2-104] */
const PAGE_ORDER: readonly FormField[] = [
  'name',
  'birth',
  'mobile',
  'rrn1',
  'rrn2',
  'check.realName',
  'companyName',
  'co1',
  'co2',
  'openingDate',
  'check.business',
  'settlementMonth',
  ...DOCUMENT_KEYS.map((key) => `doc.${key}` as const),
  'bank',
  'accountNumber',
  'depositor',
  'check.account',
]
const inPageOrder = (one: Refused, other: Refused) => PAGE_ORDER.indexOf(one.field) - PAGE_ORDER.indexOf(other.field)

type Refused = { readonly field: FormField; readonly text: string }

/** Two boxes of one number share their message: said of both, it stands in the summary once and leads to the first. */
const FIRST_PART: Readonly<Partial<Record<FormField, FormField>>> = { rrn2: 'rrn1', co2: 'co1' }

const saidOnce = (refused: readonly Refused[]): readonly Refused[] =>
  refused.filter(
    ({ field, text }) => !refused.some((other) => other.field === FIRST_PART[field] && other.text === text),
  )

/**
 * The summary at the head of the form after a refused press, in the order of the page. What was mended leaves it when the person leaves the field,
 * passes a check or takes a file, never while a key is pressed, so that nothing above moves while somebody types. [A-268] [D2-104]
 */
export const makeProblems = (form: ApplicationFields) => {
  const shown = signal<readonly Problem[]>([])
  let refused: readonly Refused[] = []

  const problemsOf = (list: readonly Refused[]): readonly Problem[] =>
    saidOnce(list).map(({ field, text }) => ({ id: form.idOf(field), text }))
  const prune = () => {
    if (refused.length === 0) return
    refused = refused.filter(({ field, text }) => form.problemOf(field) === text)
    const problems = problemsOf(refused)
    const ids = (list: readonly Problem[]) => list.map(({ id }) => id).join(' ')
    if (ids(problems) !== ids(shown.peek())) shown.value = problems
  }
  const settled = [...Object.values(form.checks), ...DOCUMENT_KEYS.map((key) => form.documents[key])]
  // Counted, not only read: the bundler leaves out a property that is read for nothing.
  computed(() => settled.filter(({ problem }) => problem.value === null).length).subscribe(prune)

  return {
    shown,
    prune,
    /** Says what belongs to no field, or nothing. */
    say: (problems: readonly Problem[]): void => {
      refused = []
      shown.value = problems
    },
    /** Puts every refusal below its field and into the summary. */
    refuse: (refusals: readonly SubmitRefusal[]): void => {
      const list = refusals.flatMap((refusal) =>
        refusal.field === null ? [] : [{ field: refusal.field, text: form.wordsOf(refusal) }],
      )
      for (const { field, text } of list) form.refuse(field, text)
      refused = list.toSorted(inPageOrder)
      shown.value = problemsOf(refused)
    },
  } as const
}
