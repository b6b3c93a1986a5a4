import { Effect } from 'effect'
import { maintenanceMove } from '#domain/session/guards'
import { isOfficeAddress } from '#domain/session/office-address'
import type { Route } from '#domain/session/routes'
import type { SettingsSource } from '../kernel/settings.port.ts'
import type { Arrival } from '../session/enter-route.ts'
import type { VisitorAddress } from '../session/visitor-address.port.ts'
import { useCase } from '../token.ts'
import type { Maintenance } from './maintenance.ts'

/**
 * Where who is on a page has to go now because a window has begun, has become known or is over; null: stay. The address is
 * looked up in a window alone, once for each visit of a page. [P-237] [P-238] [P-305] [P-322]
 */
export const makeCheckMaintenance = (ports: {
  readonly maintenance: Maintenance
  readonly address: VisitorAddress
  readonly settings: SettingsSource
}) => {
  /** The page that the office was recognised on last. */
  let open: string | null = null
  return (path: string, { justSubmitted }: Arrival): Effect.Effect<Route | null> =>
    Effect.suspend(() => {
      const maintenance = ports.maintenance.isActive()
      const move = maintenanceMove(path, { maintenance, justSubmitted })
      if (!maintenance || move === null) return Effect.succeed(move)
      if (open === path) return Effect.succeed(null)
      return Effect.map(ports.address.lookUp(), (address) => {
        open = isOfficeAddress(address, ports.settings.read().allowedAddresses) ? path : null
        return open === null ? move : null
      })
    })
}
export type CheckMaintenance = ReturnType<typeof makeCheckMaintenance>
export const CheckMaintenance = useCase<CheckMaintenance>('CheckMaintenance')
