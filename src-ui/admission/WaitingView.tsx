import { Scooter } from '../design/pictures/Scooter.tsx'
import { Shop } from '../design/pictures/Shop.tsx'

/** The courier on the way to the shop. Decoration: the waiting room does not wait for it. */
const WaitingView = () => (
  <>
    <Scooter className="wait__scooter" />
    <Shop className="wait__goal" />
  </>
)

export default WaitingView
