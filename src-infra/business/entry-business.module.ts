import { ContainerModule } from 'inversify'
import { BusinessRegistry } from '#app/business/business-registry.port'
import { CheckBusinessNumber, makeCheckBusinessNumber } from '#app/business/check-business-number'
import { LookUpApplication, makeLookUpApplication } from '#app/business/look-up-application'
import { SessionCookie } from '#app/session/session-cookie.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeBusinessRegistryHttp } from './business-registry-http.ts'

export const entryBusinessModule = new ContainerModule(({ bind }) => {
  bind(BusinessRegistry).toResolvedValue(makeBusinessRegistryHttp, [Http]).inSingletonScope()
  bind(CheckBusinessNumber).toResolvedValue(
    (registry, session, cookie) => makeCheckBusinessNumber({ registry, session, cookie }),
    [BusinessRegistry, SessionStore, SessionCookie],
  )
  bind(LookUpApplication).toResolvedValue(
    (registry, session, cookie) => makeLookUpApplication({ registry, session, cookie }),
    [BusinessRegistry, SessionStore, SessionCookie],
  )
})
