import { computed, effect, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { flushSync } from 'react-dom'
import type { DraftDeletionOptions } from '#app/business/business-number-change'
import type { Token } from '#app/kernel/token'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import { formatBusinessNumber, type BusinessNumber } from '#domain/business/business-number'
import type { DecidingRule } from '#domain/kernel/decide'
import type { Route } from '#domain/pages/routes'
import { makeBusinessNumberForm } from '#ui/parts/business/business-number-form.model.ts'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { refusingRuleOf, showFailure } from '#ui/parts/failure/show-failure.ts'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { helpDeskOfPage } from '#ui/parts/help-desk/help-desk.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { makeTaskState, runTask, stopTask } from '#ui/parts/task/task.ts'
import { BUSINESS_TEXTS as T } from '#ui/text/ko/business/business.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import type { Messages } from '#ui/text/message.ts'

export type NumberFailure = { readonly _tag: string; readonly because?: DecidingRule | null; readonly cause?: unknown }

/** What differs between the two flows that begin with a business number. */
export type BusinessNumberFlow<E extends NumberFailure> = {
  readonly page: 'bzmn-reg' | 'bzmn-result'
  /** The use case that checks the number and returns the next page. */
  readonly useCase: Token<
    (number: BusinessNumber, options?: DraftDeletionOptions) => Effect.Effect<{ readonly next: Route }, E>
  >
  readonly messages: Messages<E>
  /** The failures that replace the form by the reason. Any other failure opens a dialog. */
  readonly stops: readonly E['_tag'][]
}

export type RejectedNumber = {
  readonly text: string
  readonly number: string
  readonly help: string | undefined
  readonly because: DecidingRule | null
}

/** Makes the model of a page that asks for a business number and sends it once. [E-082] [E-202] */
export const makeBusinessNumberModel = <E extends NumberFailure>(
  { page, useCase, messages, stops }: BusinessNumberFlow<E>,
  navigate: Navigate,
) => {
  const form = makeBusinessNumberForm(makeEntryLock('businessNumber'))
  const task = makeTaskState<E, { readonly next: Route }>()
  const refusal = makeBarMessageModel(form.values)
  /** The number that was rejected; null while the form is shown. */
  const rejected = signal<RejectedNumber | null>(null)
  /** True after the first key or paste; before that, the digits are those of an earlier visit. */
  const isTyped = signal(false)

  /** Marks the boxes that keep the number from being sent. */
  const refuse = (code: 'incomplete' | 'invalid', at: keyof typeof form.fields | undefined) => {
    const isOpen = code === 'incomplete'
    const text = isOpen ? T['brno.incomplete'] : `${T['brno.invalid']} ${T['brno.invalidNext']}`
    const wrong = isOpen ? form.unfilled() : [{ at: form.fields[at ?? 'area'] }]
    return refuseInPlace(
      refusal,
      text,
      wrong.map((entry) => ({ at: entry.at, text })),
    )
  }

  const confirm = async (options?: DraftDeletionOptions): Promise<void> => {
    if (task.peek().is === 'running') return
    const number = form.read()
    if (!number.ok) return refuse(number.code, number.at)
    const outcome = await runTask(
      task,
      Effect.flatMap(Effect.promise(loadServices), (container) => container.get(useCase)(number.value, options)),
      { lock: form.lock, unlocks: 'onNextPage' },
    )
    if (outcome.is === 'done') navigate(outcome.value.next)
    if (outcome.is === 'failed') await fail(outcome.error, number.value)
  }

  const fail = async (error: E, number: BusinessNumber): Promise<void> => {
    const tag: E['_tag'] = error._tag
    const { text, next } = messages[tag]
    if (tag === 'DraftOfAnotherNumber') {
      const accepts = await dialogs.confirm({
        text,
        next,
        yes: DRAFT_TEXTS['draft.otherYes'],
        no: SHARED_BUTTON_TEXTS['common.cancel'],
        danger: true,
      })
      return accepts ? confirm({ deletesDraft: true }) : undefined
    }
    if (!stops.includes(tag)) return showFailure(error, messages, helpDeskOfPage())
    rejected.value = { text, number: formatBusinessNumber(number), help: next, because: refusingRuleOf(error) }
  }

  /** The number, until all its boxes are full. The first box that is not full gets the focus. [D1-1012] */
  const missing = computed((): readonly MissingItem[] => {
    if (form.complete.value) return []
    const open = form.parts.find(({ field, max }) => field.value.value.length < max)
    return [{ id: (open?.field ?? form.fields.area).id, name: T['brno.legend'] }]
  })

  return {
    form,
    task,
    missing,
    refusal,
    rejected,
    isTyped,
    confirm: () => void confirm(),
    /** Announces that all digits are entered, once they are. Returns an unsubscribe function. */
    announceCompletion: (): (() => void) =>
      effect(() => {
        if (form.complete.value && isTyped.value) announce(T['brno.allDigits'])
      }),
    cancel: async (): Promise<void> => {
      // Stops the request before the question opens, because otherwise its answer could open the next page over the
      // question.
      stopTask(task)
      const home = await dialogs.confirm({ text: T['brno.cancelConfirm'] })
      if (!home) return
      const container = await loadServices()
      container.get(LeaveUncertifiedEntryPage)(page)
      navigate('/')
    },
    /** Shows the form again, with its digits. */
    enterAgain: () => {
      flushSync(() => {
        rejected.value = null
      })
      focusField(form.fields.area.id)
    },
  } as const
}
export type BusinessNumberModel = ReturnType<typeof makeBusinessNumberModel>
