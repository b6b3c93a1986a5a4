import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { AdministerPopups } from '#app/admin/administer-popups'
import { Actions } from '#ui/parts/design/Actions.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Main } from '#ui/parts/design/Layout.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { NOTICE_ADMIN_TEXTS as T } from '#ui/text/ko/admin/notices.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { AdminGate } from './AdminGate.tsx'
import { makeNoticeTableModel } from './notice-table.model.ts'
import { NoticeTable } from './NoticeTable.tsx'
import styles from './admin.module.css'

/**
 * The page with the popups and landing notices, for administrators. Its two tables load and fail independently of each
 * other. [P-209] to [P-216]
 */
export const PopupListPage = () => {
  useSignals()
  const { office } = useServices({ office: AdministerPopups })
  const [popup] = useState(() => makeNoticeTableModel(office, 'popups'))
  const [landing] = useState(() => makeNoticeTableModel(office, 'landings'))
  useEffect(() => {
    void popup.refresh()
    void landing.refresh()
  }, [popup, landing])

  const refresh = async () => {
    const fresh = await Promise.all([popup.refresh(), landing.refresh()])
    if (fresh.every(Boolean)) announce(T['pm.refreshed'])
  }
  const loading = popup.task.value.is === 'running' || landing.task.value.is === 'running'
  return (
    <Main layout="wide">
      <PageHead className={classNames(styles.split, styles.head)} title={T['pm.heading']}>
        <Actions>
          <Button kind="tertiary" small icon="refresh" busy={loading} onPress={() => void refresh()}>
            {SHARED_BUTTON_TEXTS['common.refresh']}
          </Button>
          <LinkButton kind="tertiary" small href="/">
            {SHARED_BUTTON_TEXTS['common.home']}
          </LinkButton>
        </Actions>
      </PageHead>
      <NoticeTable type="popup" table={popup} />
      <NoticeTable type="landing" table={landing} />
    </Main>
  )
}

/** The page `/popup-mng`, after the login. [E-171] [P-008] */
const PopupListScreen = () => (
  <AdminGate>
    <PopupListPage />
  </AdminGate>
)

export default PopupListScreen
