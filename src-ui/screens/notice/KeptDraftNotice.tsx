import { DRAFTS_STORAGE_KEY } from '#domain/session/session'
import { hasServices } from '../../parts/services.ts'
import { lazyOptional } from '../../parts/page/LazyParts.tsx'

const DraftNotice = lazyOptional(() => import('./DraftNotice.tsx'))

/** True if this tab has drafts. Whose they are, and whether they are still valid, is unknown here. */
const hasDrafts = (): boolean => {
  try {
    return sessionStorage.getItem(DRAFTS_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/**
 * The notice of a kept draft. Whoever has not begun one loads nothing for it; who comes from another page has all of it,
 * and a draft that the storage may have refused.
 */
const KeptDraftNotice = () => (hasServices() || hasDrafts() ? <DraftNotice /> : null)

export default KeptDraftNotice
