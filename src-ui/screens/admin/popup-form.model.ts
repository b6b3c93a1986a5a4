import { computed, effect, signal } from '@preact/signals-react'
import { Effect, Result } from 'effect'
import type { AdministerPopups } from '#app/admin/administer-popups'
import { formatPeriod } from '#domain/notice/landing-time'
import { announcedMaintenanceEndOf, applicableMaintenanceWindow } from '#domain/notice/maintenance-window'
import {
  toPopupForm,
  isEmptyHtml,
  missingPopupFields,
  NEW_POPUP_DEFAULTS,
  type PopupField,
  type PopupType,
  type PopupRecord,
} from '#domain/notice/popup-form'
import type { Settings } from '#domain/settings/settings'
import { parseInstant } from '#domain/time/written-dates'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { defineForm, textEntry } from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { helpDeskPhones } from '#ui/parts/help-desk/help-desk.ts'
import { runToResult } from '#ui/parts/services/run-effect.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_ADMIN_TEXTS as T, POPUP_FORM_REFUSAL_TEXTS, NOTICE_TYPE_WORDS } from '#ui/text/ko/admin/notices.ts'
import { MAINTENANCE_WORDS } from '#ui/text/ko/notice/maintenance.ts'
import { showAdminFailure } from './admin-failure.ts'
import { openNoticePreview } from './NoticePreview.tsx'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Dates = { readonly start: string; readonly end: string }

/**
 * Returns the period between two dates in words. If a date is missing, or the end is before the start, returns the
 * period of the default notice. [D3-93]
 */
const landingPeriod = (dates: Dates, settings: Pick<Settings, 'noticeEnd'>): string => {
  const [start, end] = [parseInstant(dates.start), parseInstant(dates.end)]
  if (start !== null && end !== null && end >= start) return formatPeriod(start, end)
  const defaultWindow = applicableMaintenanceWindow([], 0)
  return formatPeriod(defaultWindow.from, announcedMaintenanceEndOf(defaultWindow, settings))
}

/**
 * Returns the initial content of a new landing notice: heading, period and contact line of the default notice. If both
 * dates are valid, the content has the period between them, so that only the dates have to be entered. The HTML has the
 * format that the editor writes, so that later changes can be detected. [D3-93]
 */
const landingTemplate = (dates: Dates, settings: Pick<Settings, 'noticeEnd'>): string =>
  [
    `<h2>${escaped(MAINTENANCE_WORDS['cs.heading'])}</h2>`,
    `<p>${escaped(MAINTENANCE_WORDS['cs.body'])}</p>`,
    `<p><strong>${escaped(MAINTENANCE_WORDS['cs.periodLabel'])}</strong> ${escaped(landingPeriod(dates, settings))}</p>`,
    `<p>${escaped(MAINTENANCE_WORDS['cs.mayVary'])}</p>`,
    `<p>${escaped(fill(MAINTENANCE_WORDS['cs.call'], helpDeskPhones())).replace('\n', '<br>')}</p>`,
  ].join('')

export type NoticeToEdit = { readonly stored: PopupRecord } | { readonly stored: null; readonly type: PopupType }

type NoticeInUrl = { readonly id: number; readonly type: PopupType }

/**
 * Loads the notice to edit. If that fails, shows the failure and returns null. Shows nothing after the signal, because
 * the person has then left the page. [P-225] [P-226]
 */
export const loadNoticeToEdit = async (
  office: AdministerPopups,
  { id, type }: NoticeInUrl,
  leaveSignal: AbortSignal,
): Promise<NoticeToEdit | null> => {
  const loadedPopup = Number.isSafeInteger(id) ? await runToResult(office.load(id)) : null
  if (loadedPopup !== null && Result.isSuccess(loadedPopup)) return { stored: loadedPopup.success }
  if (leaveSignal.aborted) return null
  const text = fill(T['pf.loadError'], { type: NOTICE_TYPE_WORDS[type] })
  await (loadedPopup === null ? dialogs.alert({ text }) : showAdminFailure(loadedPopup.failure, text))
  return null
}

const ofNew = (type: PopupType) =>
  ({ ...NEW_POPUP_DEFAULTS, id: null, type, content: '', startsAt: null, endsAt: null }) as const

/** Sanitises HTML. The sanitiser is loaded at the first save. [P-230] */
const sanitise = async (html: string, imageHosts: readonly string[]): Promise<string> => {
  const { sanitiseToText } = await import('#ui/parts/notice/sanitise-html.ts')
  return sanitiseToText(html, imageHosts)
}

/** Warns the second of two editors before the changes of the first one are overwritten. [P-225] */
const askToOverwrite = (): Promise<boolean> =>
  dialogs.confirm({
    text: T['pf.changedElsewhere'],
    next: T['pf.changedNext'],
    yes: T['pf.overwrite'],
    no: T['pf.keepWriting'],
    danger: true,
  })

/** The entries of a notice. [P-217] */
const openPopupForm = defineForm({
  start: textEntry({ id: 'popup-start' }),
  end: textEntry({ id: 'popup-end' }),
  active: { id: 'popup-active', empty: false },
  content: textEntry({ id: 'popup-content' }),
})

type PopupFormOptions = {
  readonly notice: NoticeToEdit
  readonly settings: Pick<Settings, 'popupImageHosts' | 'noticeEnd'>
  readonly office: AdministerPopups
}

/** Makes the form of one notice. [P-217] to [P-227] */
export const makePopupFormModel = ({ notice, settings, office }: PopupFormOptions) => {
  const from = notice.stored ?? ofNew(notice.type)
  const { id, type, priority } = from
  const openedForm = toPopupForm(from)
  const withTemplate = id === null && type === 'landing'

  const lock = makeEntryLock('notice')
  const { fields } = openPopupForm(lock, {
    opened: {
      start: openedForm.start,
      end: openedForm.end,
      active: from.isActive,
      content: withTemplate ? landingTemplate(openedForm, settings) : openedForm.content,
    },
  })
  const { start, end, active, content } = fields
  /** The initial content, as the editor writes it. */
  const initialContent = signal(content.value.peek())
  const task = makeTaskState<Effect.Error<ReturnType<AdministerPopups['save']>>>()
  const isSaved = signal(false)

  const read = () => ({ type, content: content.value.peek(), start: start.value.peek(), end: end.value.peek() })

  /**
   * Replaces the period in the content when the dates change. This is done in a stored or edited notice, too, because
   * readers would otherwise see the old period. All other content stays. [D3-93]
   */
  const followTimes = () => {
    let shownPeriod = landingPeriod(openedForm, settings)
    return effect(() => {
      const period = landingPeriod({ start: start.value.value, end: end.value.value }, settings)
      const html = content.value.peek()
      const following = html.replaceAll(shownPeriod, period)
      shownPeriod = period
      if (html === initialContent.peek()) initialContent.value = following
      content.value.value = following
    })
  }

  const refusal = makeBarMessageModel(computed(() => [content.value.value, start.value.value, end.value.value]))
  /** Returns the missing entries, in page order. [D2-160] */
  const missing = computed(() =>
    missingPopupFields({ type, content: content.value.value, start: start.value.value, end: end.value.value }),
  )
  const words = { type: NOTICE_TYPE_WORDS[type], action: T[id === null ? 'pf.create' : 'pf.update'] }
  const refuse = (at: PopupField, sentence: string) => {
    const text = fill(sentence, words)
    refuseInPlace(refusal, text, [{ at: fields[at], text }])
  }

  /**
   * Saves the notice. `loaded` is the notice as it was when editing began. If `loaded` is null, the save overwrites a
   * version that someone else may have stored since then.
   */
  const save = async (loaded: PopupRecord | null): Promise<boolean> => {
    const [form, isActive] = [read(), active.value.peek()]
    const outcome = await runTask(
      task,
      Effect.flatMap(
        Effect.promise(() => sanitise(form.content, settings.popupImageHosts)),
        (html) => office.save({ id, isActive, priority, loaded, form: { ...form, content: html } }),
      ),
      { lock, unlocks: 'onNextPage' },
    )
    if (outcome.is === 'done') isSaved.value = true
    if (outcome.is !== 'failed') return outcome.is === 'done'
    const { error } = outcome
    if (error._tag === 'NoticeChangedElsewhere') return (await askToOverwrite()) && save(null)
    if (error._tag === 'PopupFormRefused') refuse(error.verdict.at, POPUP_FORM_REFUSAL_TEXTS[error.verdict.refusal])
    else await showAdminFailure(error, fill(T['pf.saveError'], words), T['pf.stillHere'])
    return false
  }

  return {
    type,
    isNew: id === null,
    content,
    start,
    end,
    active,
    task,
    words,
    fields,
    missing,
    /** The message in the bar about the last attempt. [D2-147] */
    refusal,
    /** True if leaving would lose a change. [P-313] */
    unsaved: computed(
      () =>
        !isSaved.value &&
        (content.value.value !== initialContent.value ||
          start.value.value !== openedForm.start ||
          end.value.value !== openedForm.end ||
          active.value.value !== from.isActive),
    ),
    /**
     * Stores the initial content as the editor writes it after parsing. This does not count as a change by the person.
     */
    startFrom: (html: string) => {
      initialContent.value = html
      content.value.value = html
    },
    followTimes: (): (() => void) => (type === 'landing' ? followTimes() : () => undefined),

    /** Shows the preview, unless the content is empty. [P-215] [P-220] */
    preview: async (): Promise<void> =>
      isEmptyHtml(content.value.peek())
        ? refuse('content', POPUP_FORM_REFUSAL_TEXTS.noContent)
        : openNoticePreview({ type, html: content.value.peek() }),

    /** Returns true if the notice was stored. A failure has been shown already, and every entry stays. [P-227] */
    save: () => save(notice.stored),
  }
}
export type PopupFormModel = ReturnType<typeof makePopupFormModel>
