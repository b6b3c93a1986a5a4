import { ContainerModule } from 'inversify'
import { LoadApplication } from '#app/application/load-application'
import { LoadOpinions, makeLoadOpinions } from '#app/opinion/load-opinions'
import { Opinions } from '#app/opinion/opinions.port'
import { makeSubmitOpinion, SubmitOpinion } from '#app/opinion/submit-opinion'
import { ResetSession } from '#app/session/end-session'
import { SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeOpinionsHttp } from './opinions-http.ts'

export const opinionModule = new ContainerModule(({ bind }) => {
  bind(Opinions).toResolvedValue(makeOpinionsHttp, [Http])
  bindUseCase(bind, LoadOpinions, makeLoadOpinions, {
    loadApplication: LoadApplication,
    opinions: Opinions,
    session: SessionStore,
    resetSession: ResetSession,
  })
  bindUseCase(bind, SubmitOpinion, makeSubmitOpinion, { opinions: Opinions })
})
