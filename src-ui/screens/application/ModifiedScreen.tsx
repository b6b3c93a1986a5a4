import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { FlowPage } from '../../parts/design/Page.tsx'
import { CompletionPicture } from '../../parts/design/pictures/Completion.tsx'
import { Stop } from '../../parts/design/Stop.tsx'
import { EDIT as T } from '../../text/ko/edit.ts'
import { TITLES } from '../../text/ko/titles.ts'

/** An edit is complete; older links lead here, the edits themselves return to the result at once. [A-224] [D2-52] */
const ModifiedScreen = () => (
  <FlowPage>
    <Stop
      art={<CompletionPicture />}
      title={TITLES['title.resultModifyCmptn']}
      reason={{ title: T['edit.cmptnBody'] }}
      ways={
        <LinkButton href="/aply-result" block>
          {T['edit.toResult']}
        </LinkButton>
      }
    />
  </FlowPage>
)

export default ModifiedScreen
