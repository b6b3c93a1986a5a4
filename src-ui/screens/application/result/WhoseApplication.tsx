import { Link } from 'wouter'
import type { Application } from '#domain/application/application'
import { formatBusinessNumber } from '#domain/business/business-number'
import { useIsWide } from '#ui/parts/design/use-is-wide.ts'
import { fill } from '#ui/text/fill.ts'
import { ENTRY_NAMES } from '#ui/text/ko/application/entry-names.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import summary from './summary.module.css'

/** The way on for a second person who uses the same device. [D2-742] */
export const CertifyAgainLink = () => (
  <Link href="/onslf-check-result" className="nobr">
    {SHARED_BUTTON_TEXTS['common.ifSomebodyElse']}
    <span className="sr-narrow"> {SHARED_BUTTON_TEXTS['common.certifyAgain']}</span>
  </Link>
)

/**
 * Says whose application the page is about, for a second person who uses the same phone, and has a link to certify
 * again. On a phone all this is one line; in a wide window the slip beside the answer says it. Renders nothing if name
 * or number is unknown. [D2-742] [D2-870]
 */
export const WhoseApplication = ({ application: { applicantName: name, businessNumber } }: Props) =>
  !useIsWide() &&
  name !== null &&
  businessNumber !== null && (
    <p className={summary.whose}>
      {fill(T['result.whose'], { name })} <span className="sr-narrow">{ENTRY_NAMES.businessNumber} </span>
      <span className="nobr">{formatBusinessNumber(businessNumber)}</span> <CertifyAgainLink />
    </p>
  )
type Props = { readonly application: Pick<Application, 'applicantName' | 'businessNumber'> }
