import { cleanAccountNumber } from '#domain/account/account'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { applicationSituationOf } from '#domain/application/result/situation'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Proof } from '#domain/proof/proof'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { serverTime } from '../parts/services/signals.ts'
import type { BlockName, ResultFact } from '../screens/application/result/result-blocks.ts'
import { lastChange } from '../screens/application/result/result-facts.ts'
import { blockNamesAt, type ResultPage, resultPageOf } from '../screens/application/result/result-page.ts'
import { stepLengthWords } from '../screens/application/result/result-wait.ts'
import { lastDayAfterCalls, statusSentenceBesideHeadline } from '../screens/application/result/result-words.ts'

/** Returns the content of a result page by block, and the blocks in display order. Missing content is null or empty. */
export const readResultPage = (page: ResultPage) => {
  const next = blockNamesAt(page, 'next')
  const kinds = [...blockNamesAt(page, 'summary'), ...next, ...blockNamesAt(page, 'proofRow')]
  const step = page.contents.next
  const find = <Name extends BlockName>(name: Name) => (kinds.includes(name) ? page.contents[name] : null)
  const { above, text, sum } = find('headline') ?? { above: null, text: '', sum: null }
  const reasons = find('reasons')
  const { facts, notes } = find('facts') ?? { facts: [], notes: [] }
  return {
    kinds,
    unplaced: Object.entries(page.contents).flatMap(([name, content]) =>
      content === null || kinds.includes(name as BlockName) ? [] : [name],
    ),
    above,
    headline: text,
    sum,
    bold: find('bold'),
    paidSoFar: find('paidSoFar'),
    supportGauge: find('gauge'),
    band: find('band'),
    kind: step?.kind ?? null,
    wait: page.contents.lead ?? step?.wait ?? null,
    reply: find('answer'),
    failedTransfer: find('failedTransfer'),
    reasons,
    areReasonsBelowActions: next.includes('reasons'),
    sentBack: find('sentBack') ?? { groups: [], more: null },
    steps: find('steps'),
    next: step?.lines ?? [],
    actions: step?.actions ?? [],
    isOpinionHistoryLinked: find('opinionHistory') !== null,
    furtherProof: find('furtherProof'),
    facts,
    notes,
  }
}

export const CHANGED = kstInstant('2025-06-24', '15:04')
const FULL = anApplication({
  paymentType: 'confirmed',
  bankName: '예시은행',
  accountNumber: cleanAccountNumber('4101234560011'),
  updatedAt: CHANGED,
})

/** Returns the words of the page and of its slip for an application in a status. Each fact is one string. */
export const read = (word: string, known: Partial<Application> = {}, settings: Partial<Settings> = {}) => {
  const application = { ...FULL, status: applicationStatusFromName(word), ...known }
  const given = { ...DEFAULT_SETTINGS, ...settings }
  const situation = applicationSituationOf(application, given)
  const page = readResultPage(resultPageOf(situation, given.callCentre))
  const factOf = ({ name, lines }: ResultFact) => [name, lines.join('\n').replaceAll('\u00a0', ' ')] as const
  const facts = Object.fromEntries(page.facts.map(factOf))
  const change = lastChange(situation)
  const said = change === null ? facts : { ...facts, ...Object.fromEntries([factOf(change)]) }
  const next = [...(page.steps?.lines ?? []), ...page.next].join('\n').replaceAll('\u00a0', ' ')
  return {
    ...page,
    next,
    wait: [page.wait].filter((line) => line !== null),
    band:
      page.band?.map(({ name, large, beside }) =>
        [name, large, beside].filter(Boolean).join(' ').replaceAll('\u00a0', ' '),
      ) ?? null,
    detailedStatus: situation.detailedStatus,
    step: stepLengthWords(situation),
    isWaiting: situation.turn === 'agency' || situation.turn === 'carriers',
    sentence: statusSentenceBesideHeadline(situation),
    lastDayAfterCalls: lastDayAfterCalls(situation),
    names: Object.keys(facts),
    of: (name: string) => said[name],
  }
}

/** Returns the page of a selected application with these proofs. */
export const selected = (proofs: readonly Proof[], known: Partial<Application> = {}) =>
  read('대상선정', { proofs, ...known })
export const sentBack = (id = '1', day = '2025-06-24') =>
  aProof({ id, status: 'supplementRequest', updatedAt: kstInstant(day, '15:04') })
export const paid = (id: string, day: string, decidedAmount: number) =>
  aProof({ id, status: 'paymentComplete', decidedAmount, completedAt: kstInstant(day) })

/** Returns what `ask` returns at the given time. */
export const atMoment = <A>(moment: Instant, ask: () => A): A => {
  serverTime.value = moment
  const answer = ask()
  serverTime.value = null
  return answer
}
