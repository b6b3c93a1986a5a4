import { computed } from '@preact/signals-react'
import { applicationDraftEntries, restoreApplicationForm } from '#domain/application/form/application-draft'
import { type DraftServices, makeDraftModel } from '../../parts/draft/draft.model.ts'
import type { ApplicationFields } from './application-form.model.ts'

/**
 * Makes the draft of the application form, without its files. It is deleted when the application was received.
 * [A-265] [D2-94]
 */
export const makeApplicationDraft = (form: ApplicationFields, services: DraftServices) =>
  makeDraftModel(
    {
      ...form.draft,
      key: 'application',
      entries: computed(() => applicationDraftEntries(form.entered.value)),
      put: (saved) => form.put(restoreApplicationForm(form.snapshot(), saved)),
    },
    services,
  )
