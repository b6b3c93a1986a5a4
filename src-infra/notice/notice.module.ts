import { ContainerModule } from 'inversify'
import { QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { ChooseTile, makeChooseTile } from '#app/notice/choose-tile'
import { ListPopups, makeListPopups } from '#app/notice/list-popups'
import { Maintenance } from '#app/notice/maintenance.port'
import { Popups } from '#app/notice/popups.port'
import { SessionStore } from '#app/session/session-store.port'
import { Http } from '../http/http.ts'
import { makeMaintenanceTable } from './maintenance-table.ts'
import { makePopupsHttp } from './popups-http.ts'

export const noticeModule = new ContainerModule(({ bind }) => {
  bind(Popups).toResolvedValue(makePopupsHttp, [Http, SettingsSource]).inSingletonScope()
  bind(Maintenance).toResolvedValue(makeMaintenanceTable, [Clock, SettingsSource]).inSingletonScope()
  bind(ListPopups).toResolvedValue((popups, clock) => makeListPopups({ popups, clock }), [Popups, Clock])
  bind(ChooseTile).toResolvedValue((gate, session) => makeChooseTile({ gate, session }), [QueueGate, SessionStore])
})
