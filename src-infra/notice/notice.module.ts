import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { ChooseTile, makeChooseTile } from '#app/notice/choose-tile'
import { ListPopups, makeListPopups } from '#app/notice/list-popups'
import { Popups } from '#app/notice/popups.port'
import { Maintenance, makeMaintenance, Landings } from '#app/session/maintenance'
import { SessionStore } from '#app/session/session-store.port'
import { bindUseCase } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeLandingsHttp, makePopupsHttp } from './popups-http.ts'

export const noticeModule = new ContainerModule(({ bind }) => {
  bind(Popups).toResolvedValue(makePopupsHttp, [Http, SettingsSource])
  bind(Landings).toResolvedValue(makeLandingsHttp, [Http])
  bindUseCase(bind, Maintenance, makeMaintenance, {
    landings: Landings,
    clock: Clock,
    settings: SettingsSource,
  })
  bindUseCase(bind, ListPopups, makeListPopups, { popups: Popups, clock: Clock })
  bindUseCase(bind, ChooseTile, makeChooseTile, { gate: QueueGate, session: SessionStore })
})
