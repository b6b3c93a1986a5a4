import { itDecides } from '../kernel/testing/it-decides.ts'
import { STORAGE_URL_CASES, UPLOAD_URL_CASES } from './storage-url.cases.ts'
import { decideStorageUrl, decideUploadUrl } from './storage-url.ts'

itDecides('[P-288] an upload URL is requested with $facts: $verdict by $rule', UPLOAD_URL_CASES, ({ facts }) =>
  decideUploadUrl(facts),
)

itDecides('[P-289] [P-290] a storage URL is used with $facts: $verdict by $rule', STORAGE_URL_CASES, ({ facts }) =>
  decideStorageUrl(facts),
)
