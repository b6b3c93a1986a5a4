import { ContainerModule } from 'inversify'
import { LoadApplication } from '#app/application/load-application'
import { LoadOpinions, makeLoadOpinions } from '#app/opinion/load-opinions'
import { Opinions } from '#app/opinion/opinions.port'
import { makeSubmitOpinion, SubmitOpinion } from '#app/opinion/submit-opinion'
import { ResetSession } from '#app/session/reset-session'
import { Http } from '../http/http.ts'
import { makeOpinionsHttp } from './opinions-http.ts'

export const opinionModule = new ContainerModule(({ bind }) => {
  bind(Opinions).toResolvedValue(makeOpinionsHttp, [Http]).inSingletonScope()
  bind(LoadOpinions).toResolvedValue(
    (loadApplication, opinions, resetSession) => makeLoadOpinions({ loadApplication, opinions, resetSession }),
    [LoadApplication, Opinions, ResetSession],
  )
  bind(SubmitOpinion).toResolvedValue((opinions) => makeSubmitOpinion({ opinions }), [Opinions])
})
