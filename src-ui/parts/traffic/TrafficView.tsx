import { Scooter, Van } from '../design/pictures/Street.tsx'
import { Town, Truck } from '../design/pictures/TruckAndTown.tsx'
import Traffic from './Traffic.tsx'
import styles from './Traffic.module.css'

const TrafficView = () => (
  <Traffic>
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
  </Traffic>
)

export default TrafficView
