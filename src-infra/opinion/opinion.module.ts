import { ContainerModule } from 'inversify'
import { LoadOpinions } from '#app/opinion/load-opinions'
import { Opinions } from '#app/opinion/opinions.port'
import { SubmitOpinion } from '#app/opinion/submit-opinion'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeOpinionsHttp } from './opinions-http.ts'

export const opinionModule = new ContainerModule(({ bind }) => {
  bind(Opinions).toResolvedValue(makeOpinionsHttp, [Http])
  bindUseCases(bind, LoadOpinions, SubmitOpinion)
})
