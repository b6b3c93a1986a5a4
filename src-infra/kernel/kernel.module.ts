import { Effect } from 'effect'
import { ContainerModule } from 'inversify'
import { NoAnswer } from '#app/kernel/call.errors'
import { Clock } from '#app/kernel/clock.port'
import { PressKeys } from '#app/kernel/press-key.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionCookie, AdminToken } from '#app/session/session-store.port'
import { port } from '#app/token'
import type { Settings } from '#domain/kernel/settings'
import type { DeviceClock as Shape } from '../clock/device-clock.ts'
import { Http, makeHttp } from '../http/http.ts'
import { makePressKeys } from '../http/press-keys.ts'
import type { Transfer } from '../http/transfer.ts'

/** The clock with its adapter side, for those who hear what the server says of the time. */
export type DeviceClock = Shape
export const DeviceClock = port<DeviceClock>('DeviceClock')

/** Moves file bytes by a part of the programme that comes with the first of them: the main page has none to move. [P-304] */
const laterTransfer: Transfer = (request) =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => import('../http/transfer.ts'),
      catch: (cause) => new NoAnswer({ call: request.call, cause }),
    }),
    ({ transfer }) => transfer(request),
  )

/** The way of file bytes. [P-304] */
export const TransferPort = port<{ readonly send: Transfer }>('Transfer')

/** What the page already has when it makes the container. */
export const kernelModule = ({ clock, settings }: { readonly clock: DeviceClock; readonly settings: Settings }) =>
  new ContainerModule(({ bind }) => {
    bind(DeviceClock).toConstantValue(clock)
    bind(Clock).toConstantValue(clock)
    bind(SettingsSource).toConstantValue({ read: () => settings })
    bind(PressKeys).toResolvedValue(() => makePressKeys())
    bind(TransferPort).toConstantValue({ send: laterTransfer })
    bind(Http).toResolvedValue(
      (settings, cookie, adminToken, clock, pressKeys, transfer) =>
        makeHttp({ settings, cookie, adminToken, clock, pressKeys, transfer: transfer.send }),
      [SettingsSource, SessionCookie, AdminToken, DeviceClock, PressKeys, TransferPort],
    )
  })
