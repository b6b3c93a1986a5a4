import { ContainerModule } from 'inversify'
import { Opinions } from '#app/opinion/opinions.port'
import { Http } from '../http/http.ts'
import { makeOpinionsHttp } from './opinions-http.ts'

export const opinionModule = new ContainerModule(({ bind }) => {
  bind(Opinions).toResolvedValue(makeOpinionsHttp, [Http])
})
