import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { BusinessLookup, BusinessRegistry } from '#app/business/business-registry.port'
import { CheckBusinessNumber, makeCheckBusinessNumber } from '#app/business/check-business-number'
import { LookUpApplication, makeLookUpApplication } from '#app/business/look-up-application'
import { LookUpBusiness, makeLookUpBusiness } from '#app/business/look-up-business'
import { SessionCookie, SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeBusinessLookupHttp } from './business-lookup-http.ts'
import { makeBusinessRegistryHttp } from './business-registry-http.ts'

export const businessModule = new ContainerModule(({ bind }) => {
  // The register that the entry asks.
  bind(BusinessRegistry).toResolvedValue(makeBusinessRegistryHttp, [Http])
  bindUseCase(bind, CheckBusinessNumber, makeCheckBusinessNumber, {
    registry: BusinessRegistry,
    session: SessionStore,
    cookie: SessionCookie,
  })
  bindUseCase(bind, LookUpApplication, makeLookUpApplication, {
    registry: BusinessRegistry,
    session: SessionStore,
    cookie: SessionCookie,
  })

  // The lookup of the form.
  bind(BusinessLookup).toResolvedValue(makeBusinessLookupHttp, [Http])
  bindUseCase(bind, LookUpBusiness, makeLookUpBusiness, { gate: QueueGate, lookup: BusinessLookup })
})
