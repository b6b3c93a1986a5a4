import { DiscardDraft, KeepDraft, RestoreDraft } from '#app/application/drafts'
import { Clock } from '#app/kernel/clock.port'
import type { ApplicationForm } from '#domain/application/application-form'
import { checkOpeningDate } from '#domain/business/opening-date'
import type { KstDate } from '#domain/kernel/calendar'
import { makeAutosave } from '../form/autosave.model.ts'
import type { Served } from '../services.ts'
import type { ApplicationFields } from './application-form.model.ts'

/** What the draft of the form asks of the product. */
export const DRAFT_SERVICES = {
  clock: Clock,
  restoreDraft: RestoreDraft,
  keepDraft: KeepDraft,
  discardDraft: DiscardDraft,
} as const

/** A day that has not come yet is not taken on entry, so it does not come back with a draft either. */
const withoutFutureDay = (form: ApplicationForm, today: KstDate): ApplicationForm => {
  const day = checkOpeningDate(form.openingDate, today)
  return !day.ok && day.code === 'openingDate.future' ? { ...form, openingDate: '' } : form
}

/** The draft of the application form; the application that is received deletes it. [A-264] [A-265] [D2-94] */
export const makeApplicationDraft = (form: ApplicationFields, services: Served<typeof DRAFT_SERVICES>) =>
  makeAutosave({
    locked: form.inUse,
    text: form.draftText,
    read: () => services.restoreDraft(form.snapshot()),
    put: (kept) => form.put(withoutFutureDay(kept.form, services.clock.today())),
    save: () => services.keepDraft(form.snapshot()),
    remove: services.discardDraft,
    empty: form.empty,
  })
export type ApplicationDraft = ReturnType<typeof makeApplicationDraft>
