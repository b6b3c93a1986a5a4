import { ContainerModule } from 'inversify'
import { DraftOwner } from '#app/application/drafts'
import { Agreements } from '#app/consent/agreements.port'
import { CheckDuplicate, makeCheckDuplicate } from '#app/consent/check-duplicate'
import { ConsentTicks, makeConsentTicks } from '#app/consent/consent-ticks'
import { Consents } from '#app/consent/consents.port'
import { KeepConsents, makeKeepConsents, makeSaveConsents, SaveConsents } from '#app/consent/save-consents'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { EntryDrafts, SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeAgreementsHttp, makeConsentsHttp } from './consents-http.ts'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(Agreements).toResolvedValue(makeAgreementsHttp, [Http])
  bind(Consents).toResolvedValue(makeConsentsHttp, [Http])
  bindUseCase(bind, CheckDuplicate, makeCheckDuplicate, { consents: Consents, session: SessionStore })
  bindUseCase(bind, KeepConsents, makeKeepConsents, { session: SessionStore, clock: Clock })
  bindUseCase(bind, ConsentTicks, makeConsentTicks, { drafts: EntryDrafts, owner: DraftOwner })
  bindUseCase(bind, SaveConsents, makeSaveConsents, {
    consents: Consents,
    session: SessionStore,
    settings: SettingsSource,
    clock: Clock,
  })
})
