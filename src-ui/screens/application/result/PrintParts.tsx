import { computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { kstDateOf } from '#domain/time/calendar'
import { formatFullDay } from '#domain/time/written-dates'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { serverTime } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import styles from './paper.module.css'

export const PrintButton = () => (
  <Button kind="text" icon="print" className={styles.atEdge} onPress={() => print()}>
    <Phrase text={T['print.button']} />
  </Button>
)

/** The first line on paper: service, application number, and day of printing. [A-273] [D2-135] */
export const PrintedPageHead = ({ applicationNumber }: { readonly applicationNumber: string | null }) => {
  useSignals()
  const [day] = useState(() =>
    computed(() => (serverTime.value === null ? '-' : formatFullDay(kstDateOf(serverTime.value)))),
  )
  const words = { service: EVERY_PAGE_TEXTS['service.name'], number: applicationNumber ?? '-', day: day.value }
  return <p className={styles.paperOnly}>{fill(T['print.head'], words)}</p>
}

/** A link to the first page. It has the given label, followed by the name of that page. */
export const MainPageLink = ({ word }: { readonly word: string }) => (
  <LinkButton kind="text" icon="home" className={styles.atEdge} href="/">
    <Phrase text={`${word} (${SHARED_BUTTON_TEXTS['common.home']})`} />
  </LinkButton>
)
