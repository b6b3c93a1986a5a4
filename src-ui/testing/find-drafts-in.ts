import { Effect } from 'effect'
import { parseDraftFormName } from '#domain/records/draft'
import { FindDrafts } from '#app/records/find-drafts'
import { fakePort } from '#app/testing/fake-port'

/** Returns the search of a tab that has drafts of these forms. */
export const findDraftsIn = (forms: readonly string[] = []): FindDrafts =>
  fakePort<FindDrafts>(FindDrafts, {
    formsWithDraft: () => Effect.succeed(forms.flatMap((form) => parseDraftFormName(form) ?? [])),
  })
