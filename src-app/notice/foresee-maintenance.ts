import { Effect } from 'effect'
import type { Instant } from '#domain/kernel/calendar'
import { announcedEndOf, isMaintenanceSoon } from '#domain/notice/maintenance-window'
import { isOfficeAddress } from '#domain/session/office-address'
import type { Clock } from '../kernel/clock.port.ts'
import type { SettingsSource } from '../kernel/settings.port.ts'
import type { VisitorAddress } from '../session/visitor-address.port.ts'
import { useCase } from '../token.ts'
import type { Maintenance } from './maintenance.ts'

/** A window that begins soon: when, and which end is announced. */
export type ForeseenMaintenance = { readonly from: Instant; readonly until: Instant }

/**
 * The window that somebody with a form open has to be told of now; null: none, or told already. Nobody at the office is
 * told, because the window is not for them. [P-317]
 */
export const makeForeseeMaintenance = (ports: {
  readonly maintenance: Maintenance
  readonly clock: Clock
  readonly address: VisitorAddress
  readonly settings: SettingsSource
}) => {
  let told: Instant | null = null
  return (): Effect.Effect<ForeseenMaintenance | null> =>
    Effect.gen(function* () {
      const window = ports.maintenance.window()
      if (!isMaintenanceSoon(window, ports.clock.now()) || told === window.from) return null
      told = window.from
      const settings = ports.settings.read()
      if (isOfficeAddress(yield* ports.address.lookUp(), settings.allowedAddresses)) return null
      return { from: window.from, until: announcedEndOf(window, settings) }
    })
}
export type ForeseeMaintenance = ReturnType<typeof makeForeseeMaintenance>
export const ForeseeMaintenance = useCase<ForeseeMaintenance>('ForeseeMaintenance')
