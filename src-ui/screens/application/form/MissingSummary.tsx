import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Banner } from '#ui/parts/design/Banner.tsx'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { SHARED_FAILURE_TEXTS } from '#ui/text/ko/kernel/failures.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import styles from './form.module.css'

export type MissingProps = {
  readonly form: ApplicationFields
  readonly missingItems: ReadonlySignal<readonly MissingItem[]>
}

/**
 * The summary at the head of the form, from the first submission with errors on: a link to each missing item, until
 * none is missing. [A-268] [D2-104]
 */
export const MissingSummary = ({ form, missingItems }: MissingProps) => {
  useSignals()
  const [isShown, setShown] = useState(false)
  if (form.refusal.shown.value !== null && !isShown) setShown(true)
  const items = missingItems.value
  return (
    isShown &&
    items.length > 0 && (
      <Banner tone="warning" title={SHARED_FAILURE_TEXTS['summary.title']}>
        <ul className={styles.missing}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    )
  )
}
