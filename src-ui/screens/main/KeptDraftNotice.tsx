import { DRAFTS_STORAGE_KEY } from '#domain/records/draft'
import { hasLoadedServices } from '../../parts/services.ts'
import { lazyOptional } from '../../parts/page/LazyParts.tsx'

const DraftNotice = lazyOptional(() => import('./DraftNotice.tsx'))

/** Whose drafts they are, and whether they are valid, is not known here. */
const hasDrafts = (): boolean => {
  try {
    return sessionStorage.getItem(DRAFTS_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Loaded only if the tab has a draft, or after an earlier page loaded the services: the browser's storage may then have
 * rejected a draft.
 */
const KeptDraftNotice = () => (hasLoadedServices() || hasDrafts() ? <DraftNotice /> : null)

export default KeptDraftNotice
