import { ContainerModule } from 'inversify'
import { Applications } from '#app/application/applications.port'
import { Codes } from '#app/application/codes.port'
import { Digest, FileDigest } from '#app/kernel/digest.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { Http } from '../http/http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeCodesHttp } from './codes-http.ts'
import { makeFileDigestWeb } from '../kernel/digest-web.ts'

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(FileDigest).toResolvedValue(() => makeFileDigestWeb())
  bind(Applications).toResolvedValue(makeApplicationsHttp, [Http, SettingsSource, Digest])
  bind(Codes).toResolvedValue(makeCodesHttp, [Http])
})
