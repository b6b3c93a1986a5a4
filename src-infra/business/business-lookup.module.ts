import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { BusinessLookup } from '#app/business/business-lookup.port'
import { LookUpBusiness, makeLookUpBusiness } from '#app/business/look-up-business'
import { Http } from '../http/http.ts'
import { makeBusinessLookupHttp } from './business-lookup-http.ts'

/** The lookup of the form; the register of the entry has a module of its own. */
export const businessLookupModule = new ContainerModule(({ bind }) => {
  bind(BusinessLookup).toResolvedValue(makeBusinessLookupHttp, [Http]).inSingletonScope()
  bind(LookUpBusiness).toResolvedValue(
    (gate, lookup) => makeLookUpBusiness({ gate, lookup }),
    [QueueGate, BusinessLookup],
  )
})
