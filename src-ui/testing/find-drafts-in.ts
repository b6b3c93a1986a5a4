import { Effect } from 'effect'
import { FindDrafts } from '#app/records/find-drafts'
import { fakePort } from '#app/testing/fake-port'
import { parseDraftFormName } from '#domain/records/draft'

/** Returns a `FindDrafts` that finds a draft of each of these forms, and of no other. */
export const findDraftsIn = (forms: readonly string[] = []): FindDrafts =>
  fakePort<FindDrafts>(FindDrafts, {
    formsWithDraft: () => Effect.succeed(forms.flatMap((form) => parseDraftFormName(form) ?? [])),
  })
