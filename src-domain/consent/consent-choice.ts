import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'
import type { PaymentType } from '../business/payment-type.ts'
import { declinesMydata, missingConsents, pageOf, type ConsentGroup, type ConsentItem } from './consent-groups.ts'
import type { ConsentAnswers, ConsentColumn, ConsentGroupKey } from './consent-items.table.ts'

/**
 * What a person has chosen on one consent page. `declined` is the explicit choice 'disagree all' or 'do not request
 * provision'; it stays until an item is checked. [A-030] [A-040] [D2-07]
 */
export type ConsentChoice = { readonly groups: readonly ConsentGroup[]; readonly declined: boolean }

/**
 * The choice as a page opens: the answers that were given before, as they were, and an item without one not checked. Neither
 * global choice is on for a person who comes for the first time. [A-030] [D2-105]
 */
export const startChoice = (groups: readonly ConsentGroup[], answers: ConsentAnswers = {}): ConsentChoice =>
  settled(
    groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, checked: answers[item.saveColumn] === true })),
    })),
    false,
  )

const allChecked = (items: readonly ConsentItem[]) => items.every((item) => item.checked)

const itemsOf = (choice: ConsentChoice) => choice.groups.flatMap((group) => group.items)

/** Can the group be operated? One that waits for another is disabled until that one is fully checked. */
export const isGroupEnabled = (choice: ConsentChoice, key: ConsentGroupKey): boolean => {
  const after = choice.groups.find((group) => group.key === key)?.after ?? null
  return choice.groups.every((group) => group.key !== after || allChecked(group.items))
}

/** Is the 'all agree' of a group on? */
export const isGroupAgreed = (choice: ConsentChoice, key: ConsentGroupKey): boolean =>
  choice.groups.some((group) => group.key === key && allChecked(group.items))

/** The state of the two global choices: never both, and neither for a mixed state. [A-029] [A-030] [D2-07] */
export const globalChoice = (choice: ConsentChoice): 'agree' | 'disagree' | 'none' => {
  if (choice.groups.length > 0 && allChecked(itemsOf(choice))) return 'agree'
  return choice.declined ? 'disagree' : 'none'
}

const uncheckedAndClosed = (item: ConsentItem): ConsentItem => ({ ...item, checked: false, showContent: false })

/** After every change: a disabled group loses its checks and is collapsed, and a checked item ends 'disagree all'. */
const settled = (groups: readonly ConsentGroup[], declined: boolean): ConsentChoice => {
  const next: ConsentChoice = { groups, declined: declined && !groups.some((g) => g.items.some((i) => i.checked)) }
  return {
    ...next,
    groups: groups.map((group) =>
      isGroupEnabled(next, group.key) ? group : { ...group, items: group.items.map(uncheckedAndClosed) },
    ),
  }
}

const changeItems = (
  choice: ConsentChoice,
  change: (item: ConsentItem, group: ConsentGroup) => ConsentItem,
): readonly ConsentGroup[] =>
  choice.groups.map((group) => ({ ...group, items: group.items.map((item) => change(item, group)) }))

/** Checks or unchecks one item; an item of a disabled group stays as it is. */
export const toggleItem = (choice: ConsentChoice, column: ConsentColumn): ConsentChoice =>
  settled(
    changeItems(choice, (item, group) =>
      item.saveColumn === column && isGroupEnabled(choice, group.key) ? { ...item, checked: !item.checked } : item,
    ),
    choice.declined,
  )

/** Opens or closes one item's content and no other's; a disabled group stays collapsed. */
export const toggleContent = (choice: ConsentChoice, column: ConsentColumn): ConsentChoice => ({
  ...choice,
  groups: changeItems(choice, (item, group) =>
    item.saveColumn === column && isGroupEnabled(choice, group.key)
      ? { ...item, showContent: !item.showContent }
      : item,
  ),
})

/** 'All agree' of a group: checks every item, or unchecks all when all were checked. */
export const toggleGroup = (choice: ConsentChoice, key: ConsentGroupKey): ConsentChoice => {
  if (!isGroupEnabled(choice, key)) return choice
  const checked = !isGroupAgreed(choice, key)
  return settled(
    changeItems(choice, (item, group) => (group.key === key ? { ...item, checked } : item)),
    choice.declined,
  )
}

/** 'Agree all', and 'request provision': every item of every shown group, the optional one too. */
export const agreeAll = (choice: ConsentChoice): ConsentChoice =>
  settled(
    changeItems(choice, (item) => ({ ...item, checked: true })),
    false,
  )

/** 'Disagree all', and 'do not request provision': no item, and a group that waits is disabled and collapsed. */
export const disagreeAll = (choice: ConsentChoice): ConsentChoice =>
  settled(
    changeItems(choice, (item) => ({ ...item, checked: false })),
    true,
  )

/**
 * May one go on from a consent page? `missing` lists every unchecked required item in the order of the page, `focus` the
 * first of them that can be operated. `declined`: on by the explicit choice not to request provision.
 */
export type ConsentVerdict =
  | { readonly is: 'complete' }
  | { readonly is: 'declined' }
  | { readonly is: 'incomplete'; readonly missing: readonly ConsentColumn[]; readonly focus: ConsentColumn | null }

/** What going on depends on: the page, what the deployment says of declining there, and what was chosen. */
export type ConsentFacts = {
  readonly page: 'info' | 'mydata'
  readonly mydataDecline: Settings['mydataDecline']
  readonly declined: boolean
  readonly requiredOpen: boolean
}

/** Only /mydata-agree can be left by declining, unless the deployment blocks that. */
export const CONSENTS_COMPLETE: Table<ConsentFacts, ConsentVerdict['is']> = [
  { id: 'CC-1', when: { page: 'mydata', declined: true, mydataDecline: 'allow' }, then: 'declined', ref: 'A-045' },
  { id: 'CC-2', when: { requiredOpen: true }, then: 'incomplete', ref: 'A-035' },
  { id: 'CC-3', when: {}, then: 'complete', ref: 'A-036' },
]

const openItems = (choice: ConsentChoice) =>
  choice.groups.flatMap((group) =>
    group.items
      .filter((item) => item.required && !item.checked)
      .map((item) => ({ column: item.saveColumn, enabled: isGroupEnabled(choice, group.key) })),
  )

/** May one go on from this page with these consents, and by which row? [A-035] [A-041] [A-045] [D2-03] */
export const decideConsents = (
  page: ConsentFacts['page'],
  choice: ConsentChoice,
  { mydataDecline }: Pick<Settings, 'mydataDecline'>,
): Decision<ConsentVerdict['is']> => {
  const { declined } = choice
  return decide(CONSENTS_COMPLETE, { page, mydataDecline, declined, requiredOpen: openItems(choice).length > 0 })
}

/** 저장된 동의: are the answers of both pages enough for this kind of payment? The first page that is not, by its row. */
export const decideSavedConsents = (
  answers: ConsentAnswers,
  paymentType: PaymentType,
  settings: Pick<Settings, 'consentSet' | 'mydataDecline'>,
): Decision<ConsentVerdict['is']> => {
  const missing = missingConsents(answers, paymentType, settings)
  const [info, mydata] = (['info', 'mydata'] as const).map((page) =>
    decide(CONSENTS_COMPLETE, {
      page,
      mydataDecline: settings.mydataDecline,
      declined: page === 'mydata' && declinesMydata(answers),
      requiredOpen: missing.some((column) => pageOf(column) === page),
    }),
  ) as [Decision<ConsentVerdict['is']>, Decision<ConsentVerdict['is']>]
  return info.verdict === 'incomplete' ? info : mydata
}

const withMissing = (is: ConsentVerdict['is'], choice: ConsentChoice): ConsentVerdict => {
  if (is !== 'incomplete') return { is }
  const open = openItems(choice)
  return {
    is,
    missing: open.map((item) => item.column),
    focus: open.find((item) => item.enabled)?.column ?? null,
  }
}

/** Every required item is checked, or the ones that are not. */
export const judgeConsents = (choice: ConsentChoice): ConsentVerdict =>
  withMissing(decideConsents('info', choice, { mydataDecline: 'block' }).verdict, choice)

/** As above for /mydata-agree, where the explicit 'do not request provision' goes on too, unless the setting blocks it. [A-041] [A-045] [D2-03] */
export const judgeMydata = (choice: ConsentChoice, settings: Pick<Settings, 'mydataDecline'>): ConsentVerdict =>
  withMissing(decideConsents('mydata', choice, settings).verdict, choice)
