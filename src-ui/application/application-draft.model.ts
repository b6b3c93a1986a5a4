import type { ApplicationForm } from '#domain/application/application-form'
import { checkOpeningDate } from '#domain/business/opening-date'
import type { KstDate } from '#domain/kernel/calendar'
import { makeKeptDraft } from '../form/kept-draft.model.ts'
import type { ApplicationFields } from './application-form.model.ts'
import type { FormDoors } from './form-doors.ts'

/** A day that has not come yet is not taken on entry, so it does not come back with a draft either. */
const withoutFutureDay = (form: ApplicationForm, today: KstDate): ApplicationForm => {
  const day = checkOpeningDate(form.openingDate, today)
  return !day.ok && day.code === 'openingDate.future' ? { ...form, openingDate: '' } : form
}

/** The draft of the application form; the application that is received deletes it. [A-264] [A-265] [D2-94] */
export const makeApplicationDraft = (
  form: ApplicationFields,
  doors: Pick<FormDoors, 'restoreDraft' | 'keepDraft' | 'discardDraft' | 'clock'>,
) =>
  makeKeptDraft({
    text: form.draftText,
    read: () => doors.restoreDraft(form.snapshot()),
    put: (kept) => form.put(withoutFutureDay(kept.form, doors.clock.today())),
    keep: () => doors.keepDraft(form.snapshot()),
    drop: doors.discardDraft,
    empty: form.empty,
  })
export type ApplicationDraft = ReturnType<typeof makeApplicationDraft>
