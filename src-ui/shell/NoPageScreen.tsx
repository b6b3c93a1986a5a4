import { LinkButton } from '../design/LinkButton.tsx'
import { FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import { Arrival } from './Arrival.tsx'

/** What stands at an address that is no page: that there is none, and the two ways on that people look for. [E-021] [D1-246] */
const NoPageScreen = ({ path }: { readonly path: string }) => (
  <>
    <FlowPage>
      <PageHead title={TITLES['title.notFound']}>
        <p>
          <Phrase text={T['notFound.body']} />
        </p>
      </PageHead>
      <div className="actions">
        <LinkButton href="/">{T['notFound.home']}</LinkButton>
        <LinkButton kind="secondary" href="/bzmn-result">
          {T['notFound.result']}
        </LinkButton>
      </div>
    </FlowPage>
    <Arrival path={path} title={TITLES['title.notFound']} />
  </>
)

export default NoPageScreen
