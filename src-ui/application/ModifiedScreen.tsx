import { LinkButton } from '../design/LinkButton.tsx'
import { ActionBar, FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { EDIT as T } from '../text/ko/edit.ts'
import { TITLES } from '../text/ko/titles.ts'

/** An edit is complete; older links lead here, the edits themselves return to the result at once. [A-224] [D2-52] */
const ModifiedScreen = () => (
  <FlowPage>
    <PageHead title={TITLES['title.resultModifyCmptn']}>
      <p>
        <Phrase text={T['edit.cmptnBody']} />
      </p>
    </PageHead>
    <ActionBar one>
      <LinkButton href="/aply-result">{T['edit.toResult']}</LinkButton>
    </ActionBar>
  </FlowPage>
)

export default ModifiedScreen
