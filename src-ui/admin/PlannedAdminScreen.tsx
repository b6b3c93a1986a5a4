import PlannedScreen from '../notice/PlannedScreen.tsx'
import { AdminGate } from './AdminGate.tsx'

/** A page of the office whose content is not there yet, behind the login. [E-171] */
const PlannedAdminScreen = () => (
  <AdminGate>
    <PlannedScreen />
  </AdminGate>
)

export default PlannedAdminScreen
