import { useSearchParams } from 'wouter'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { EmptyBox, FlatTyre } from '../../parts/design/pictures/EmptyOrBroken.tsx'
import { LateScooter, ShutShop } from '../../parts/design/pictures/TooEarlyOrLate.tsx'
import { EdgePage } from '../../parts/page/EdgePage.tsx'
import { GENERAL } from '../../text/ko/general.ts'
import { SMALL_PAGES as T } from '../../text/ko/small-pages.ts'
import { alertHelp, alertText } from './alert-texts.table.ts'

/** What the alert is about: time that ran out, a page that is not for everybody, or a service that did not answer. */
const Art = ({ code }: { readonly code: string }) => {
  if (code === '') return <EmptyBox />
  if (code.endsWith('.expired')) return <LateScooter />
  return code.startsWith('queue.') || code.startsWith('common.') ? <FlatTyre /> : <ShutShop />
}

/** One of the fixed alerts as a page, for whoever links to it from outside. [P-257] [D3-30] */
const AlertScreen = () => {
  const [parameters] = useSearchParams()
  const code = parameters.get('code')
  return (
    <EdgePage art={<Art code={code ?? ''} />} title={alertText(code)} text={alertHelp(code)} alert others>
      <LinkButton href="/">{`${GENERAL['common.confirm']} (${T['notFound.home']})`}</LinkButton>
    </EdgePage>
  )
}

export default AlertScreen
