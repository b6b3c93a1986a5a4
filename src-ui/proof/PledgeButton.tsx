import { useSignals } from '@preact/signals-react/runtime'
import { Button } from '../design/Button.tsx'
import { chosen } from '../signals.ts'
import { REGISTRATION as T } from '../text/ko/registration.ts'
import { underWay } from '../upload/under-way.ts'

const download = async () => (await import('../upload/download-pledge.ts')).downloadPledge()

/** Downloads the pledge form, one call at a time; a failure is said there. [P-049] */
export const PledgeButton = () => {
  useSignals()
  const busy = underWay.value.includes(chosen.value.pledgePath)
  return (
    <Button kind="tertiary" small icon="download" busy={busy} onPress={() => void download()}>
      {T['direct.pledge']}
    </Button>
  )
}
