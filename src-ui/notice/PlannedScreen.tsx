import { useLocation } from 'wouter'
import { isRoute } from '#domain/session/routes'
import { GENERAL } from '../text/ko/general.ts'
import { ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'

/** A page of the map whose content is not there yet: its title and the way back. */
const PlannedScreen = () => {
  const [path, navigate] = useLocation()
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <div className="page-head">
          <h1>{isRoute(path) ? TITLES[ROUTE_TITLES[path]] : GENERAL['service.name']}</h1>
          <p>{GENERAL['common.planned']}</p>
        </div>
        <button className="btn btn--secondary" type="button" onClick={() => navigate('/')}>
          {GENERAL['common.home']}
        </button>
      </div>
    </main>
  )
}

export default PlannedScreen
