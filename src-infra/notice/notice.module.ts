import { ContainerModule } from 'inversify'
import { SettingsSource } from '#app/kernel/settings.port'
import { Popups } from '#app/notice/popups.port'
import { Landings } from '#app/notice/landings.port'
import { Http } from '../http/http.ts'
import { makeLandingsHttp } from './landings-http.ts'
import { makePopupsHttp } from './popups-http.ts'

export const noticeModule = new ContainerModule(({ bind }) => {
  bind(Popups).toResolvedValue(makePopupsHttp, [Http, SettingsSource])
  bind(Landings).toResolvedValue(makeLandingsHttp, [Http])
})
