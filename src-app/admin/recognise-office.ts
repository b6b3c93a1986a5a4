import { Effect } from 'effect'
import { isOfficeAddress } from '#domain/admin/office-address'
import { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../kernel/token.ts'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'

/**
 * Returns true if the visitor's IP address is in the office network, for the link in the footer; false if the address
 * is unknown. [E-064] [E-160]
 */
export const RecogniseOffice = useCase(
  'RecogniseOffice',
  { address: VisitorAddress, settings: SettingsSource },
  (ports) => (): Effect.Effect<boolean> =>
    Effect.map(ports.address.lookUp(), (address) => isOfficeAddress(address, ports.settings.read().allowedAddresses)),
)
