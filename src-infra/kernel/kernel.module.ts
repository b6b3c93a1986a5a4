import { ContainerModule } from 'inversify'
import { Clock } from '#app/kernel/clock.port'
import { PressKeys } from '#app/kernel/press-key.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { AdminToken } from '#app/admin/admin-access.port'
import { SessionCookie } from '#app/session/session-store.port'
import { port } from '#app/token'
import type { Settings } from '#domain/kernel/settings'
import { DeviceClock } from '../clock/device-clock.token.ts'
import { Http, makeHttp } from '../http/http.ts'
import { makePressKeys } from '../http/press-keys.ts'
import type { Transfer } from '../http/transfer.ts'
import { laterTransfer } from '../http/later-transfer.ts'

/** The way of file bytes. [P-304] */
export const TransferPort = port<{ readonly send: Transfer }>('Transfer')

/** What the page already has when it makes the container. */
export const kernelModule = ({ clock, settings }: { readonly clock: DeviceClock; readonly settings: Settings }) =>
  new ContainerModule(({ bind }) => {
    bind(DeviceClock).toConstantValue(clock)
    bind(Clock).toConstantValue(clock)
    bind(SettingsSource).toConstantValue({ read: () => settings })
    bind(PressKeys)
      .toResolvedValue(() => makePressKeys())
      .inSingletonScope()
    bind(TransferPort).toConstantValue({ send: laterTransfer })
    bind(Http)
      .toResolvedValue(
        (settings, cookie, adminToken, clock, pressKeys, transfer) =>
          makeHttp({ settings, cookie, adminToken, clock, pressKeys, transfer: transfer.send }),
        [SettingsSource, SessionCookie, AdminToken, DeviceClock, PressKeys, TransferPort],
      )
      .inSingletonScope()
  })
