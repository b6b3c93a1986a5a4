import { ContainerModule } from 'inversify'
import { Codes } from '#app/directory/codes.port'
import { Http } from '../http/http.ts'
import { makeCodesHttp } from './codes-http.ts'

export const directoryModule = new ContainerModule(({ bind }) => {
  bind(Codes).toResolvedValue(makeCodesHttp, [Http])
})
