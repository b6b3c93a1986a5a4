import type { DiscardDraft } from '#app/application/discard-draft'
import type { KeepDraft } from '#app/application/keep-draft'
import type { ReadDeliveryTotal } from '#app/application/read-delivery-total'
import type { RestoreDraft } from '#app/application/restore-draft'
import type { SubmitApplication } from '#app/application/submit-application'
import type { VerifyAccount } from '#app/account/verify-account'
import type { LookUpBusiness } from '#app/business/look-up-business'
import type { ListBanks } from '#app/directory/list-banks'
import type { CheckRealName } from '#app/identity/check-real-name'
import type { Clock } from '#app/kernel/clock.port'
import type { SessionStore } from '#app/session/session-store.port'
import type { Settings } from '#domain/kernel/settings'

/** What the form asks of the product. `settings` do not change while it is open. */
export type FormDoors = {
  readonly session: SessionStore
  readonly clock: Clock
  readonly settings: Settings
  readonly checkRealName: CheckRealName
  readonly lookUpBusiness: LookUpBusiness
  readonly verifyAccount: VerifyAccount
  readonly listBanks: ListBanks
  readonly readDeliveryTotal: ReadDeliveryTotal
  readonly restoreDraft: RestoreDraft
  readonly keepDraft: KeepDraft
  readonly discardDraft: DiscardDraft
  readonly submitApplication: SubmitApplication
}
