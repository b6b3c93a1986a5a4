import { Effect } from 'effect'
import { isOfficeAddress } from '#domain/admin/office-address'
import { SettingsSource } from './settings.port.ts'
import { type ServiceOf, useCase } from './token.ts'
import { VisitorAddress } from './visitor-address.port.ts'

/**
 * Looks up the visitor's IP address. Returns true if it is in the office network; false also if it is unknown. [E-064]
 * [E-160]
 */
export const RecogniseOffice = useCase(
  'RecogniseOffice',
  { address: VisitorAddress, settings: SettingsSource },
  (ports) => (): Effect.Effect<boolean> =>
    Effect.map(ports.address.lookUp(), (address) => isOfficeAddress(address, ports.settings.read().allowedAddresses)),
)
export type RecogniseOffice = ServiceOf<typeof RecogniseOffice>
