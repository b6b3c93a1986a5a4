import { computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { isApplyClosed } from '#domain/notice/apply-period'
import { Button, Why } from '../design/Button.tsx'
import { ELIGIBILITY } from '../text/ko/eligibility.ts'
import { now } from '../time-signals.ts'

const closed = computed(() => now.value !== null && isApplyClosed(now.value))

/** The two answers of the information pages. The apply button follows the apply period like the tile. [E-069] [E-070] */
export const ApplyOrBack = () => {
  useSignals()
  const [, navigate] = useLocation()
  return (
    <>
      {closed.value && <Why id="apply-closed" text={ELIGIBILITY['elig.closed']} />}
      <div className="action-bar">
        <Button kind="tertiary" onPress={() => navigate('/')}>
          {ELIGIBILITY['elig.back']}
        </Button>
        <Button onPress={() => navigate('/self-check')} blockedBy={closed.value ? 'apply-closed' : null}>
          {ELIGIBILITY['elig.apply']}
        </Button>
      </div>
    </>
  )
}
