import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { Button, Why } from '../design/Button.tsx'
import { applyClosed } from '../notice/apply-closed.ts'
import { ELIGIBILITY } from '../text/ko/eligibility.ts'

/** The two answers of the information pages. The apply button follows the apply period like the tile. [E-069] [E-070] */
export const ApplyOrBack = () => {
  useSignals()
  const [, navigate] = useLocation()
  return (
    <>
      {applyClosed.value && <Why id="apply-closed" text={ELIGIBILITY['elig.closed']} />}
      <div className="action-bar">
        <Button kind="tertiary" onPress={() => navigate('/')}>
          {ELIGIBILITY['elig.back']}
        </Button>
        <Button onPress={() => navigate('/self-check')} blockedBy={applyClosed.value ? 'apply-closed' : null}>
          {ELIGIBILITY['elig.apply']}
        </Button>
      </div>
    </>
  )
}
