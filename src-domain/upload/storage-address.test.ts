import { itDecides } from '../kernel/testing/it-decides.ts'
import { STORAGE_ADDRESS_CASES, UPLOAD_ADDRESS_CASES } from './storage-address.cases.ts'
import { decideStorageAddress, decideUploadAddress } from './storage-address.ts'

itDecides('[P-288] an upload URL is requested with $facts: $verdict by $rule', UPLOAD_ADDRESS_CASES, ({ facts }) =>
  decideUploadAddress(facts),
)

itDecides('[P-289] [P-290] a storage URL is used with $facts: $verdict by $rule', STORAGE_ADDRESS_CASES, ({ facts }) =>
  decideStorageAddress(facts),
)
