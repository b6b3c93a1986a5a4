import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { CheckRealName, makeCheckRealName } from '#app/identity/check-real-name'
import { RealNames } from '#app/identity/real-names.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeRealNamesHttp } from './real-names-http.ts'

/** The real-name check of the form; the certifications of the entry have a module of their own. */
export const realNamesModule = new ContainerModule(({ bind }) => {
  bind(RealNames).toResolvedValue(makeRealNamesHttp, [Http]).inSingletonScope()
  bind(CheckRealName).toResolvedValue(
    (gate, realNames, session) => makeCheckRealName({ gate, realNames, session }),
    [QueueGate, RealNames, SessionStore],
  )
})
