import { type ReactNode, useRef } from 'react'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { Button } from '../design/Button.tsx'
import { SlipHead, SlipNumber } from '../design/Slip.tsx'
import { showToast } from '../dialog/announcer.ts'

type CopyNumberProps = {
  readonly applicationNumber: string | null
  /** True for an example application, whose number cannot be copied. */
  readonly isExample?: boolean
  /** Facts below the number. */
  readonly children?: ReactNode
}

/** The application number with a button that copies it. */
export const CopyableApplicationNumber = (props: CopyNumberProps) => {
  const { applicationNumber, isExample = false, children } = props
  const number = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(applicationNumber ?? '')
      showToast(T['copy.done'])
    } catch {
      // If the browser does not permit writing to the clipboard, selects the number, so that the person can copy it by
      // hand.
      if (number.current !== null) getSelection()?.selectAllChildren(number.current)
      showToast(T['copy.failed'], 'failed')
    }
  }
  return (
    <SlipHead row>
      <SlipNumber label={T['result.applicationNumber']} number={applicationNumber ?? '-'} numberRef={number} />
      {applicationNumber !== null && !isExample && (
        <Button kind="text" small icon="copy" label={T['copy.applicationNumber']} onPress={() => void copy()}>
          {T['copy.button']}
        </Button>
      )}
      {children}
    </SlipHead>
  )
}
