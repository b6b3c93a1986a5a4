import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { REGISTRATION as T } from '../text/ko/registration.ts'

/** Downloads the pledge form, one call at a time; a failure is said there. [P-049] */
export const PledgeButton = () => {
  useSignals()
  const [busy] = useState(() => signal(false))
  const download = async () => {
    busy.value = true
    const { downloadPledge } = await import('../upload/download-pledge.ts')
    await downloadPledge().finally(() => {
      busy.value = false
    })
  }
  return (
    <Button kind="tertiary" small icon="download" busy={busy.value} onPress={() => void download()}>
      {T['direct.pledge']}
    </Button>
  )
}
