import { useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { SlipHead } from '../design/Facts.tsx'
import { showToast } from '../design/announcer.tsx'
import { RESULT as T } from '../text/ko/result.ts'

/** The application number as people read it out, and the way to take it along. */
export const CopyNumber = ({ aplyNo }: { readonly aplyNo: string | null }) => {
  const number = useRef<HTMLParagraphElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(aplyNo ?? '')
      showToast(T['copy.done'])
    } catch {
      // Without the right to write, the number is marked so that the person can copy it by hand.
      if (number.current !== null) getSelection()?.selectAllChildren(number.current)
      showToast(T['copy.failed'], 'failed')
    }
  }
  return (
    <SlipHead row>
      <div>
        <p className="slip__label">{T['result.aplyNo']}</p>
        <p className="slip__no" ref={number}>
          {aplyNo ?? '-'}
        </p>
      </div>
      {aplyNo !== null && (
        <Button kind="tertiary" small icon="copy" label={T['copy.aplyNo']} onPress={() => void copy()}>
          {T['copy.button']}
        </Button>
      )}
    </SlipHead>
  )
}

/** Puts the page on paper. */
export const PrintButton = ({ small = false }: { readonly small?: boolean }) => (
  <Button kind="tertiary" icon="print" small={small} onPress={() => print()}>
    {T['print.button']}
  </Button>
)
