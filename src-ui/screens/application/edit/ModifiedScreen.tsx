import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { EDIT_TEXTS as T } from '#ui/text/ko/application/edit.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { CompletionPicture } from './CompletionPicture.tsx'

/**
 * Confirms that an edit is complete. Only old links open this page; after an edit, the result page opens.
 * [D2-52]
 */
const ModifiedScreen = () => (
  <FlowPage>
    <Stop
      picture={<CompletionPicture />}
      title={PAGE_TITLES['title.resultModifyCmptn']}
      reason={{ title: T['edit.cmptnBody'] }}
      actions={
        <LinkButton href="/aply-result" block>
          {T['edit.toResult']}
        </LinkButton>
      }
    />
  </FlowPage>
)

export default ModifiedScreen
