import { GENERAL } from '../text/ko/general.ts'
import { useLoaded } from './use-loaded.ts'

/** Without them nothing could be asked or told: that is said below the page, which can be read all the same. [E-207] */
const Missing = () => (
  <div className="page" role="alert">
    <p>{GENERAL['common.screenFailed']}</p>
    <button className="btn btn--secondary" type="button" onClick={() => location.reload()}>
      {GENERAL['common.reload']}
    </button>
  </div>
)

const load = () => import('./Companions.tsx').catch(() => ({ default: Missing }))

/** Where dialogs, the waiting room and short notes appear. Loaded behind the page, which does not wait for it. */
export const DialogPlace = () => {
  const Companions = useLoaded(load)
  return Companions && <Companions />
}
