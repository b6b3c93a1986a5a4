import { useSignals } from '@preact/signals-react/runtime'
import { toast } from './announcer.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'

/** The short message at the lower edge. It is said by the live region, so it is silent itself. */
export const Toast = () => {
  useSignals()
  const text = toast.value
  return text === null ? null : (
    <div className="toast toast--fixed" aria-hidden="true">
      <Icon name="ok" />
      <span>
        <Phrase text={text} />
      </span>
    </div>
  )
}
