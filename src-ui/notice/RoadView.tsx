import { Scooter } from '../design/pictures/Scooter.tsx'
import { Town } from '../design/pictures/Town.tsx'
import { Truck } from '../design/pictures/Truck.tsx'
import { Van } from '../design/pictures/Van.tsx'

/** The town and what drives through it. Decoration. */
const RoadView = () => (
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
)

export default RoadView
