import { Effect } from 'effect'
import { isOfficeAddress } from '#domain/session/office-address'
import type { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../token.ts'
import type { VisitorAddress } from './visitor-address.port.ts'

/** Whether the visitor comes from the office, for the link in the footer; an unknown address does not. [E-064] [E-160] */
export const makeRecogniseOffice =
  (ports: { readonly address: VisitorAddress; readonly settings: SettingsSource }) => (): Effect.Effect<boolean> =>
    Effect.map(ports.address.lookUp(), (address) => isOfficeAddress(address, ports.settings.read().allowedAddresses))
export type RecogniseOffice = ReturnType<typeof makeRecogniseOffice>
export const RecogniseOffice = useCase<RecogniseOffice>('RecogniseOffice')
