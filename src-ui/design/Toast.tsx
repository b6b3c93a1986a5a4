import { useSignals } from '@preact/signals-react/runtime'
import { toast } from './announcer.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'

/** The short message at the lower edge. It is said by the live region, so it is silent itself. */
export const Toast = () => {
  useSignals()
  const shown = toast.value
  return shown === null ? null : (
    <div className={shown.failed ? 'toast toast--fixed toast--failed' : 'toast toast--fixed'} aria-hidden="true">
      <Icon name={shown.failed ? 'alert' : 'ok'} />
      <span>
        <Phrase text={shown.text} />
      </span>
    </div>
  )
}
