import { computed } from '@preact/signals-react'
import { Clock } from '#app/kernel/clock.port'
import {
  applicationDraftEntries,
  clearFutureOpeningDate,
  restoreApplicationForm,
} from '#domain/application/application-draft'
import { DRAFT_SERVICES, makeDraftModel } from '../../parts/draft/draft.model.ts'
import type { ServicesOf } from '#app/kernel/token'
import type { ApplicationFields } from './application-form.model.ts'

export const APPLICATION_DRAFT_SERVICES = { clock: Clock, ...DRAFT_SERVICES } as const

/**
 * Makes the draft of the application form, without its files. It is deleted when the application was received.
 * [A-265] [D2-94]
 */
export const makeApplicationDraft = (
  form: ApplicationFields,
  services: ServicesOf<typeof APPLICATION_DRAFT_SERVICES>,
) =>
  makeDraftModel(
    {
      ...form.draft,
      key: 'application',
      entries: computed(() => applicationDraftEntries(form.entered.value)),
      put: (saved) =>
        form.put(clearFutureOpeningDate(restoreApplicationForm(form.snapshot(), saved), services.clock.today())),
    },
    services,
  )
