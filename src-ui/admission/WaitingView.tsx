import { Scooter, Shop } from '../design/pictures/Street.tsx'

/** The courier on the way to the shop. Decoration: the waiting room does not wait for it. */
const WaitingView = () => (
  <>
    <Scooter className="wait__scooter" />
    <Shop className="wait__goal" />
  </>
)

export default WaitingView
