import { Town, Truck } from '../design/pictures/Road.tsx'
import { Scooter, Van } from '../design/pictures/Street.tsx'
import Road from './Road.tsx'
import styles from './Road.module.css'

const RoadView = () => (
  <Road>
    <div className={styles.view} aria-hidden="true">
      <Town className={styles.town} />
      <div className={styles.ground} />
      <div className={`${styles.vehicle} ${styles.van}`}>
        <Van wheel={styles.wheel} />
      </div>
      <div className={`${styles.vehicle} ${styles.scooter}`}>
        <Scooter wheel={styles.wheel} />
      </div>
      <div className={`${styles.vehicle} ${styles.truck}`}>
        <Truck wheel={styles.wheel} />
      </div>
    </div>
  </Road>
)

export default RoadView
