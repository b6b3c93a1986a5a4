import { computed } from '@preact/signals-react'
import { Clock } from '#app/kernel/clock.port'
import {
  applicationEntries,
  leaveOutFutureDay,
  restoreApplication,
  type RestoredApplication,
} from '#domain/application/draft'
import type { KstDate } from '#domain/kernel/calendar'
import { DRAFT_SERVICES, makeDraft } from '../../parts/draft/draft.model.ts'
import type { Served } from '../../parts/services.ts'
import type { ApplicationFields } from './application-form.model.ts'

/** What the draft of the form asks of the product. */
export const APPLICATION_DRAFT_SERVICES = { clock: Clock, ...DRAFT_SERVICES } as const

/** Puts a restored form in; a day that lies ahead is left out too. [D2-152] */
export const putRestored = (
  form: Pick<ApplicationFields, 'put'>,
  restored: RestoredApplication,
  today: KstDate,
): void => {
  const { form: entries, leftOut } = leaveOutFutureDay(restored, today)
  form.put(entries, leftOut)
}

/** The draft of the application form, without its files; the application that is received deletes it. [A-264] [A-265] [D2-94] */
export const makeApplicationDraft = (form: ApplicationFields, services: Served<typeof APPLICATION_DRAFT_SERVICES>) =>
  makeDraft(
    {
      key: 'application',
      locked: form.inUse,
      entries: computed(() => applicationEntries(form.entered.value)),
      put: (kept) => putRestored(form, restoreApplication(form.snapshot(), kept), services.clock.today()),
      leftOut: form.leftOut,
      empty: form.empty,
    },
    services,
  )
