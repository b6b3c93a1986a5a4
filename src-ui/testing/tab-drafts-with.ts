import { Effect } from 'effect'
import { TabDrafts } from '#app/records/tab-drafts'
import { fakePort } from '#app/testing/fake-port'
import { parseDraftFormName } from '#domain/records/draft'

/** Returns a `TabDrafts` that finds a draft of each of these forms, and of no other. */
export const tabDraftsWith = (forms: readonly string[] = []): TabDrafts =>
  fakePort<TabDrafts>(TabDrafts, {
    formsWithDraft: () => Effect.succeed(forms.flatMap((form) => parseDraftFormName(form) ?? [])),
  })
