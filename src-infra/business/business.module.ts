import { ContainerModule } from 'inversify'
import { BusinessLookup, BusinessRegistry } from '#app/business/business-registry.port'
import { CheckBusinessNumber } from '#app/business/check-business-number'
import { LookUpApplication } from '#app/business/look-up-application'
import { LookUpBusiness } from '#app/business/look-up-business'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeBusinessLookupHttp } from './business-lookup-http.ts'
import { makeBusinessRegistryHttp } from './business-registry-http.ts'

export const businessModule = new ContainerModule(({ bind }) => {
  bind(BusinessRegistry).toResolvedValue(makeBusinessRegistryHttp, [Http])
  bind(BusinessLookup).toResolvedValue(makeBusinessLookupHttp, [Http])
  bindUseCases(bind, CheckBusinessNumber, LookUpApplication, LookUpBusiness)
})
