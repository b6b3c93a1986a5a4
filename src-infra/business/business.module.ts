import { ContainerModule } from 'inversify'
import { BusinessLookup } from '#app/business/business-lookup.port'
import { BusinessRegistry } from '#app/business/business-registry.port'
import { Http } from '../http/http.ts'
import { makeBusinessLookupHttp } from './business-lookup-http.ts'
import { makeBusinessRegistryHttp } from './business-registry-http.ts'

export const businessModule = new ContainerModule(({ bind }) => {
  bind(BusinessRegistry).toResolvedValue(makeBusinessRegistryHttp, [Http])
  bind(BusinessLookup).toResolvedValue(makeBusinessLookupHttp, [Http])
})
