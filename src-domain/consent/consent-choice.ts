import type { PaymentType } from '../business/payment-type.ts'
import { type Decision, decision, decisionFrom } from '../kernel/decide.ts'
import type { Settings } from '../settings/settings.ts'
import {
  declinesMydata,
  missingConsents,
  consentPageOf,
  type ConsentGroup,
  type ConsentItem,
  type ConsentPage,
} from './consent-groups.ts'
import type { ConsentAnswers, ConsentColumn, ConsentGroupKey } from './consent-items.table.ts'

/**
 * The choices of a person on one consent page. `declined` is true after the choice 'disagree all' or 'do not request
 * provision', until an item is checked. [A-030] [A-040] [D2-07]
 */
export type ConsentChoice = { readonly groups: readonly ConsentGroup[]; readonly declined: boolean }

/**
 * Returns the choice when a page opens: the earlier answers; items without an answer are unchecked. If every item was
 * declined, the choice is an explicit refusal. On the first visit, no global choice is selected. [A-030] [D2-105]
 */
export const restoreConsentChoice = (groups: readonly ConsentGroup[], answers: ConsentAnswers = {}): ConsentChoice => {
  const requestedItems = groups.flatMap(({ items }) => items)
  return normaliseChoice(
    groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, checked: answers[item.saveColumn] === true })),
    })),
    requestedItems.length > 0 && requestedItems.every(({ saveColumn }) => answers[saveColumn] === false),
  )
}

const allChecked = (items: readonly ConsentItem[]) => items.every((item) => item.checked)

const itemsOf = (choice: ConsentChoice) => choice.groups.flatMap((group) => group.items)

/**
 * True if the group is enabled. A group that depends on another group is disabled until every item of the other group
 * is checked.
 */
export const isConsentGroupEnabled = (choice: ConsentChoice, key: ConsentGroupKey): boolean => {
  const after = choice.groups.find((group) => group.key === key)?.after ?? null
  return choice.groups.every((group) => group.key !== after || allChecked(group.items))
}

/** True if the 'all agree' of a group is on. */
export const isConsentGroupAgreed = (choice: ConsentChoice, key: ConsentGroupKey): boolean =>
  choice.groups.some((group) => group.key === key && allChecked(group.items))

export type BulkChoice = 'agree' | 'agreeRequired' | 'disagree'

/**
 * The checked items of a page. `all`: every item of every shown group. `requiredOnly`: exactly the required items.
 * `declined`: no item, by the explicit refusal.
 */
type BulkChoiceFacts = { readonly all: boolean; readonly requiredOnly: boolean; readonly declined: boolean }

/** 전체 선택: decides which global choice is selected. At most one is selected; none is selected if the items are mixed. */
export const decideBulkChoice = decisionFrom(
  (choice: ConsentChoice): BulkChoiceFacts => {
    const items = itemsOf(choice)
    return {
      all: choice.groups.length > 0 && allChecked(items),
      requiredOnly:
        items.some(({ required }) => required) && items.every(({ checked, required }) => checked === required),
      declined: choice.declined,
    }
  },
  [
    { id: 'GC-1', when: { all: true }, then: 'agree', ref: 'A-029' },
    { id: 'GC-2', when: { requiredOnly: true }, then: 'agreeRequired', ref: 'D2-113' },
    { id: 'GC-3', when: { declined: true }, then: 'disagree', ref: 'A-030' },
    { id: 'GC-4', when: {}, then: 'none', ref: 'A-030' },
  ],
)

export const bulkChoice = (choice: ConsentChoice): BulkChoice | 'none' => decideBulkChoice(choice).verdict

const uncheckedAndClosed = (item: ConsentItem): ConsentItem => ({ ...item, checked: false, showContent: false })

/**
 * Normalises a changed choice. A disabled group is unchecked and collapsed; a checked item cancels 'disagree all'.
 * [A-030] [A-039]
 */
const normaliseChoice = (groups: readonly ConsentGroup[], isDeclined: boolean): ConsentChoice => {
  const next: ConsentChoice = { groups, declined: isDeclined && !groups.some((g) => g.items.some((i) => i.checked)) }
  return {
    ...next,
    groups: groups.map((group) =>
      isConsentGroupEnabled(next, group.key) ? group : { ...group, items: group.items.map(uncheckedAndClosed) },
    ),
  }
}

const changeItems = (
  choice: ConsentChoice,
  change: (item: ConsentItem, group: ConsentGroup) => ConsentItem,
): readonly ConsentGroup[] =>
  choice.groups.map((group) => ({ ...group, items: group.items.map((item) => change(item, group)) }))

/** Checks or unchecks one item. An item of a disabled group is unchanged. */
export const toggleConsentItem = (choice: ConsentChoice, column: ConsentColumn): ConsentChoice =>
  normaliseChoice(
    changeItems(choice, (item, group) =>
      item.saveColumn === column && isConsentGroupEnabled(choice, group.key)
        ? { ...item, checked: !item.checked }
        : item,
    ),
    choice.declined,
  )

/** Opens or closes the content of one item. A disabled group stays collapsed. */
export const toggleConsentContent = (choice: ConsentChoice, column: ConsentColumn): ConsentChoice => ({
  ...choice,
  groups: changeItems(choice, (item, group) =>
    item.saveColumn === column && isConsentGroupEnabled(choice, group.key)
      ? { ...item, showContent: !item.showContent }
      : item,
  ),
})

/** 'All agree' of a group: checks every item, or unchecks every item if all are checked. */
export const toggleConsentGroup = (choice: ConsentChoice, key: ConsentGroupKey): ConsentChoice => {
  if (!isConsentGroupEnabled(choice, key)) return choice
  const checked = !isConsentGroupAgreed(choice, key)
  return normaliseChoice(
    changeItems(choice, (item, group) => (group.key === key ? { ...item, checked } : item)),
    choice.declined,
  )
}

const checkEach = (isWanted: (item: ConsentItem) => boolean, isDeclined: boolean) => (choice: ConsentChoice) =>
  normaliseChoice(
    changeItems(choice, (item) => ({ ...item, checked: isWanted(item) })),
    isDeclined,
  )

/**
 * The choice 'agree all' or 'request provision': checks every item of every shown group, even optional items.
 * [A-040]
 */
export const agreeAll = checkEach(() => true, false)

/** The choice 'agree to the required items only': checks every required item and no optional item. [D2-113] */
export const agreeRequired = checkEach(({ required }) => required, false)

/**
 * The choice 'disagree all' or 'do not request provision': unchecks every item; a dependent group is disabled and
 * collapsed.
 */
export const disagreeAll = checkEach(() => false, true)

/** Returns how many required and optional items of the page are checked, and how many are left. [D2-113] [D2-180] */
export const countConsentsByAnswer = (choice: ConsentChoice) => {
  const count = (required: boolean, isChecked: boolean) =>
    itemsOf(choice).filter((item) => item.required === required && item.checked === isChecked).length
  return {
    required: count(true, true),
    requiredLeft: count(true, false),
    optional: count(false, true),
    optionalLeft: count(false, false),
  }
}

/**
 * `complete`: every required consent is given. `declined`: the applicant chose not to have public data provided; the
 * page may still continue.
 */
type ConsentPageVerdict = 'complete' | 'declined' | 'incomplete'

export type ConsentPageFacts = {
  readonly page: ConsentPage
  readonly mydataDecline: Settings['mydataDecline']
  readonly declined: boolean
  readonly requiredOpen: boolean
}

/** A person who declines can continue only on /mydata-agree, and only if `mydataDecline` is `allow`. */
export const decideConsentPageFacts = decision<ConsentPageFacts, ConsentPageVerdict>([
  { id: 'CC-1', when: { page: 'mydata', declined: true, mydataDecline: 'allow' }, then: 'declined', ref: 'A-045' },
  { id: 'CC-2', when: { requiredOpen: true }, then: 'incomplete', ref: 'A-035' },
  { id: 'CC-3', when: {}, then: 'complete', ref: 'A-036' },
])

const openItems = (choice: ConsentChoice) =>
  choice.groups.flatMap((group) =>
    group.items
      .filter((item) => item.required && !item.checked)
      .map((item) => ({ column: item.saveColumn, enabled: isConsentGroupEnabled(choice, group.key) })),
  )

/**
 * 동의 판정: whether a consent page continues, and the rule that decides this. If the page does not continue, `missing`
 * lists every unchecked required item in page order, and `marked` lists the enabled items of `missing`. `focus` is the
 * control to focus: the global choice of /mydata-agree if it is unanswered, otherwise the first marked item. [D2-141]
 */
export type ConsentPageDecision = Decision<ConsentPageVerdict> & {
  readonly missing: readonly ConsentColumn[]
  readonly marked: readonly ConsentColumn[]
  readonly focus: ConsentColumn | 'choice' | null
}

/** Decides whether the page continues with this choice. [D2-03] */
export const decideConsentPage = (
  page: ConsentPage,
  choice: ConsentChoice,
  { mydataDecline }: Pick<Settings, 'mydataDecline'>,
): ConsentPageDecision => {
  const { declined } = choice
  const open = openItems(choice)
  const pageDecision = decideConsentPageFacts({ page, mydataDecline, declined, requiredOpen: open.length > 0 })
  const missingItems = pageDecision.verdict === 'incomplete' ? open : []
  const marked = missingItems.filter(({ enabled }) => enabled).map(({ column }) => column)
  const unanswered = page === 'mydata' && missingItems.length > 0 && bulkChoice(choice) === 'none'
  return {
    ...pageDecision,
    missing: missingItems.map(({ column }) => column),
    marked,
    focus: unanswered ? 'choice' : (marked[0] ?? null),
  }
}

type SavedSettings = Pick<Settings, 'consentSet' | 'mydataDecline'>

/** 저장된 동의: decides whether the answers of this page are enough for this applicant. */
export const decideSavedConsentPage = (
  page: ConsentPage,
  answers: ConsentAnswers,
  paymentType: PaymentType,
  settings: SavedSettings,
): Decision<ConsentPageVerdict> =>
  decideConsentPageFacts({
    page,
    mydataDecline: settings.mydataDecline,
    declined: page === 'mydata' && declinesMydata(answers),
    requiredOpen: missingConsents(answers, paymentType, settings).some((column) => consentPageOf(column) === page),
  })

/**
 * Decides for both consent pages together: by the first page if its answers are incomplete, otherwise by the second.
 * [A-035] [A-041] [A-045]
 */
export const decideSavedConsents = (
  answers: ConsentAnswers,
  paymentType: PaymentType,
  settings: SavedSettings,
): Decision<ConsentPageVerdict> => {
  const info = decideSavedConsentPage('info', answers, paymentType, settings)
  return info.verdict === 'incomplete' ? info : decideSavedConsentPage('mydata', answers, paymentType, settings)
}
