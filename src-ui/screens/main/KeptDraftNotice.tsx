import { DRAFTS_STORAGE_KEY } from '#domain/records/draft'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { hasLoadedServices } from '#ui/parts/services/services.ts'

const DraftNotice = lazyOptional(() => import('./DraftNotice.tsx'))

/** True if this tab has drafts of any person, valid or too old. */
const hasDrafts = (): boolean => {
  try {
    return sessionStorage.getItem(DRAFTS_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/**
 * The notice about a saved draft. Its code is loaded only if the tab has a draft, or if an earlier page has loaded the
 * services. In the second case there may be a draft that the browser's storage has rejected.
 */
const KeptDraftNotice = () => (hasLoadedServices() || hasDrafts() ? <DraftNotice /> : null)

export default KeptDraftNotice
