import { Scooter, Van } from '../../parts/design/pictures/Street.tsx'
import { Town, Truck } from '../../parts/design/pictures/Road.tsx'
import Road from './Road.tsx'

/** The road with the town and what drives through it. Decoration. */
const RoadView = () => (
  <Road>
    <div className="road__view" aria-hidden="true">
      <Town />
      <div className="road__ground" />
      <div className="vehicle vehicle--van">
        <Van rolling />
      </div>
      <div className="vehicle vehicle--scooter">
        <Scooter rolling />
      </div>
      <div className="vehicle vehicle--truck">
        <Truck rolling />
      </div>
    </div>
  </Road>
)

export default RoadView
