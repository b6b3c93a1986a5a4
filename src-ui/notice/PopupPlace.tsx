import { Suspense } from 'react'
import { behindPage } from '../shell/behind-page.ts'
import { useTakenOver } from '../shell/taken-over.ts'

const MainPopups = behindPage(() => import('./MainPopups.tsx'))

/** Where the popups of the main page stand: behind the header, so that one meets them before the content. [E-030] */
export const PopupPlace = () =>
  useTakenOver() ? (
    <Suspense fallback={null}>
      <MainPopups />
    </Suspense>
  ) : null
