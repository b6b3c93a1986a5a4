import { LinkButton } from '../design/LinkButton.tsx'
import { Signpost } from '../design/pictures/Signpost.tsx'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import { Arrival } from './Arrival.tsx'
import { EdgePage } from './EdgePage.tsx'

/** What stands at an address that is no page: that there is none, and the two ways on that people look for. [E-021] [D1-246] */
const NoPageScreen = ({ path }: { readonly path: string }) => (
  <>
    <EdgePage art={<Signpost />} title={TITLES['title.notFound']} text={T['notFound.body']}>
      <LinkButton href="/">{T['notFound.home']}</LinkButton>
      <LinkButton kind="secondary" href="/bzmn-result">
        {T['notFound.result']}
      </LinkButton>
    </EdgePage>
    <Arrival path={path} title={TITLES['title.notFound']} />
  </>
)

export default NoPageScreen
