import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import {
  agreeAll,
  agreeRequired,
  countConsentsByAnswer,
  decideConsentPage,
  disagreeAll,
  type BulkChoice,
  bulkChoice,
  isConsentGroupAgreed,
  isConsentGroupEnabled,
  restoreConsentChoice,
  toggleConsentContent,
  toggleConsentGroup,
  toggleConsentItem,
  type ConsentChoice,
  type ConsentPageDecision,
} from '#domain/consent/consent-choice'
import { consentGroups, type ConsentGroup, type ConsentItem, type ConsentPage } from '#domain/consent/consent-groups'
import { type ConsentAnswers, type ConsentColumn, type ConsentGroupKey } from '#domain/consent/consent-items.table'
import type { Session } from '#domain/session/session'
import type { Settings } from '#domain/settings/settings'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { makeBarMessageModel } from '#ui/parts/form-bar/refuse-entries.ts'
import { type EntryLock, LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { fill } from '#ui/text/fill.ts'
import { CONSENT_TEXTS as T } from '#ui/text/ko/consent/consent.ts'

/** Returns the id of the checkbox of an item, so that it can get the focus. */
const consentId = (column: ConsentColumn): string => `consent-${column}`

export const CONSENT_CHOICE_ID = 'consent-choice'

/**
 * The ids of the sentences that say why nothing can be chosen. One is for the whole page before the first answer of the
 * server; the other is for a group that depends on another group.
 */
export const CONSENT_WAIT_ID = 'consent-wait'
export const consentGroupDisabledReasonId = (key: ConsentGroupKey): string => `consent-why-${key}`

const BULK_CHOICES = { agree: agreeAll, agreeRequired, disagree: disagreeAll } as const satisfies Record<
  BulkChoice,
  unknown
>

/**
 * Returns a sentence about the effect of a choice for all groups or for one: how many consents it has given, and how
 * many optional ones it has left out.
 */
const consentsGiven = (choice: ConsentChoice): string => {
  const { required, optional, optionalLeft } = countConsentsByAnswer(choice)
  if (required + optional === 0) return T['consent.givenNone']
  const sentence = fill(T[optional > 0 ? 'consent.givenAll' : 'consent.givenRequired'], { required, optional })
  return optionalLeft === 0 ? sentence : `${sentence} ${fill(T['consent.leftOut'], { n: optionalLeft })}`
}

const checkedColumns = ({ groups }: ConsentChoice): readonly ConsentColumn[] =>
  groups.flatMap(({ items }) => items.filter(({ checked }) => checked).map(({ saveColumn }) => saveColumn))

/** One row of a group: the constant data of its consent (`item`), and signals that follow the choice of the person. */
export type ConsentRowModel = {
  readonly id: string
  readonly item: ConsentItem
  readonly checked: ReadonlySignal<boolean>
  readonly shown: ReadonlySignal<boolean>
  /**
   * True if the consent is required and enabled but not given, after the person has clicked confirm. [A-035] [D2-141]
   */
  readonly missing: ReadonlySignal<boolean>
}

export type ConsentGroupModel = {
  readonly key: ConsentGroupKey
  readonly rows: readonly ConsentRowModel[]
  /**
   * True if the items of the group are visible; null if the items of the group are always visible. [D2-161] [D2-162]
   */
  readonly expanded: Signal<boolean> | null
  readonly every: ReadonlySignal<boolean>
  readonly some: ReadonlySignal<boolean>
  readonly disabled: ReadonlySignal<boolean>
  /** True while the group waits for the consents of another group. */
  readonly waitsForOther: ReadonlySignal<boolean>
  /** The id of the sentence that says why the group is disabled; null if it is not. */
  readonly whyDisabled: ReadonlySignal<string | null>
}

type FormOptions = {
  readonly isEnabledAtStart?: boolean
  /** True if the groups are collapsed at the start. [D2-162] */
  readonly isFoldedAtStart?: boolean
  /** The answers of an earlier visit. */
  readonly given?: ConsentAnswers
}

/**
 * Makes the signals for the consents of one page. All of them are derived from one choice. No consent can be given
 * before `enable` is called, or while the form is locked; the text of a consent can always be read. [D2-105]
 */
export const makeConsentForm = (
  lock: EntryLock,
  page: ConsentPage,
  session: Session,
  settings: Settings,
  { isEnabledAtStart = true, isFoldedAtStart = false, given = {} }: FormOptions = {},
) => {
  const groups = consentGroups(page, paymentTypeOrConfirmed(session.paymentType), settings)
  const choice = signal<ConsentChoice>(restoreConsentChoice(groups, given))
  const enabled = signal(isEnabledAtStart)
  /** The id of the sentence that says why nothing can be chosen now; null if the person can choose. */
  const whyDisabled = computed(() =>
    enabled.value ? (lock.isLocked.value ? LOCKED_REASON_ID : null) : CONSENT_WAIT_ID,
  )
  const confirmPressed = signal(false)
  const barMessage = makeBarMessageModel(computed(() => checkedColumns(choice.value).join()))
  const choiceMade = signal(false)
  const decision = computed(() => decideConsentPage(page, choice.value, settings))
  const missingColumns = computed(() => (confirmPressed.value ? decision.value.missing : []))
  const states = computed(
    () => new Map(choice.value.groups.flatMap((group) => group.items.map((item) => [item.saveColumn, item]))),
  )
  const change = (next: (choice: ConsentChoice) => ConsentChoice) => {
    if (whyDisabled.peek() === null) choice.value = next(choice.peek())
  }

  const rowOf = (item: ConsentItem): ConsentRowModel => {
    const now = () => states.value.get(item.saveColumn) ?? item
    return {
      id: consentId(item.saveColumn),
      item,
      checked: computed(() => now().checked),
      shown: computed(() => now().showContent),
      missing: computed(() => confirmPressed.value && decision.value.marked.includes(item.saveColumn)),
    }
  }
  const groupOf = ({ key, items }: ConsentGroup): ConsentGroupModel => {
    const rows = items.map(rowOf)
    const waitsForOther = computed(() => !isConsentGroupEnabled(choice.value, key))
    return {
      key,
      rows,
      expanded: isFoldedAtStart ? signal(false) : null,
      every: computed(() => isConsentGroupAgreed(choice.value, key)),
      some: computed(() => rows.some((row) => row.checked.value)),
      disabled: computed(() => whyDisabled.value !== null || waitsForOther.value),
      waitsForOther,
      whyDisabled: computed(
        () => whyDisabled.value ?? (waitsForOther.value ? consentGroupDisabledReasonId(key) : null),
      ),
    }
  }

  const models = groups.map(groupOf)
  const global = computed(() => bulkChoice(choice.value))
  /**
   * Makes the choice for all groups, and announces its effect on the items below. A refusal of /mydata-agree is an
   * answer like the other one, and has no items. [A-029] [D3-746]
   */
  const chooseAll = (all: BulkChoice): void => {
    if (whyDisabled.peek() !== null) return
    change(BULK_CHOICES[all])
    choiceMade.value = true
    if (page === 'info' || all !== 'disagree') announce(consentsGiven(choice.peek()))
  }
  /** Checks or unchecks every item of a group, and announces which consents this has given. [A-028] [D3-745] */
  const toggleGroup = (key: ConsentGroupKey): void => {
    if (whyDisabled.peek() !== null) return
    change((now) => toggleConsentGroup(now, key))
    const now = choice.peek()
    if (isConsentGroupAgreed(now, key))
      announce(consentsGiven({ ...now, groups: now.groups.filter((group) => group.key === key) }))
  }
  const goTo = (place: NonNullable<ConsentPageDecision['focus']>): void =>
    focusField(place === 'choice' ? CONSENT_CHOICE_ID : consentId(place))

  return {
    lock,
    choice,
    enabled,
    whyDisabled,
    groups: models,
    decision,
    global,
    /**
     * True if the person has used the choice for all groups or checked an item. False after the person has declined all
     * consents, if the deployment allows this, because the groups are then hidden. [A-045] [D2-161]
     */
    hasAnswer: computed(
      () =>
        decision.value.verdict !== 'declined' &&
        (choiceMade.value || models.some(({ rows }) => rows.some(({ checked }) => checked.value))),
    ),
    /**
     * The number of missing required items, after the person has clicked confirm without an answer to the choice for
     * all groups. [D2-141]
     */
    missingCount: computed(() => (global.value === 'none' ? missingColumns.value.length : 0)),
    /** The sentence in the bar about what is missing, after the person has clicked confirm. [D2-801] */
    refusal: barMessage.shown,
    /** The number of required items that are missing. [D2-160] [D2-180] */
    leftCount: computed(() => {
      const { verdict, missing } = decision.value
      return verdict === 'incomplete' ? missing.length : 0
    }),
    /** True while the choice for all groups has an answer that agrees to every required item. [D2-180] */
    isGivenAtOnce: computed(() => global.value === 'agree' || global.value === 'agreeRequired'),
    goTo,
    toggle: (column: ConsentColumn) => change((now) => toggleConsentItem(now, column)),
    toggleGroup,
    toggleContent: (column: ConsentColumn) => {
      choice.value = toggleConsentContent(choice.peek(), column)
    },
    chooseAll,
    enable: () => {
      enabled.value = true
    },
    /**
     * Marks the missing items, opens their groups and moves the focus to the first missing item, which the bar names.
     * If the choice for all groups has no answer, moves the focus to the choice. [A-035] [D2-801]
     */
    mark: ({ focus, marked }: Pick<ConsentPageDecision, 'focus' | 'marked'>): void => {
      confirmPressed.value = true
      const next = focus === null || focus === 'choice' ? undefined : states.peek().get(focus)
      if (next !== undefined)
        barMessage.say(fill(T['consent.next'], { n: decision.peek().missing.length, name: next.title }))
      for (const { expanded, rows } of models)
        if (expanded !== null && rows.some(({ item }) => marked.includes(item.saveColumn))) expanded.value = true
      if (focus !== null) goTo(focus)
    },
  } as const
}
export type ConsentForm = ReturnType<typeof makeConsentForm>
