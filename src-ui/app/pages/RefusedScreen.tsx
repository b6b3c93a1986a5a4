import { useLayoutEffect } from 'react'
import type { GuardAlert } from '#domain/pages/guards.table'
import type { VisitRefusalVerdict } from '#domain/pages/visit-refusal'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { GUARD_REFUSAL_HEADINGS, NOTHING_STORED_TEXTS } from '#ui/text/ko/pages/guard.ts'
import { documentTitle } from '#ui/text/ko/pages/titles.ts'

type Props = { readonly alert: GuardAlert; readonly refusal: VisitRefusalVerdict }

const titleOf = ({ alert, refusal }: Props): string => {
  if (refusal === 'unkept') return NOTHING_STORED_TEXTS['guard.unkeptTitle']
  return GUARD_REFUSAL_HEADINGS[refusal === 'neverCertified' ? 'notCertified' : alert]
}

/** The screen behind the dialog that says why a visit was refused. The screen has only a heading. [D1-13] [D1-263] */
const RefusedScreen = (props: Props) => {
  const words = titleOf(props)
  useLayoutEffect(() => {
    currentPageTitle.value = words
    document.title = documentTitle(words)
  }, [words])
  return (
    <FlowPage>
      <PageHead title={words} />
    </FlowPage>
  )
}

export default RefusedScreen
