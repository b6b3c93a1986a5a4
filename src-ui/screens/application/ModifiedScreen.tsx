import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { Completion } from '../../parts/design/pictures/Completion.tsx'
import { EdgePage } from '../../parts/page/EdgePage.tsx'
import { EDIT as T } from '../../text/ko/edit.ts'
import { TITLES } from '../../text/ko/titles.ts'

/** An edit is complete; older links lead here, the edits themselves return to the result at once. [A-224] [D2-52] */
const ModifiedScreen = () => (
  <EdgePage art={<Completion />} title={TITLES['title.resultModifyCmptn']} text={T['edit.cmptnBody']}>
    <LinkButton href="/aply-result">{T['edit.toResult']}</LinkButton>
  </EdgePage>
)

export default ModifiedScreen
