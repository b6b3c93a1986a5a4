import { Effect } from 'effect'
import { isOfficeAddress } from '#domain/session/office-address'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type Served, useCase } from '../token.ts'
import { VisitorAddress } from './visitor-address.port.ts'

const PORTS = { address: VisitorAddress, settings: SettingsSource }

/** Whether the visitor comes from the office, for the link in the footer; an unknown address does not. [E-064] [E-160] */
export const makeRecogniseOffice = (ports: Served<typeof PORTS>) => (): Effect.Effect<boolean> =>
  Effect.map(ports.address.lookUp(), (address) => isOfficeAddress(address, ports.settings.read().allowedAddresses))
export type RecogniseOffice = ReturnType<typeof makeRecogniseOffice>
export const RecogniseOffice = useCase('RecogniseOffice', makeRecogniseOffice, PORTS)
