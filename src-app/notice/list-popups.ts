import { Effect } from 'effect'
import { fallbackNoticeAt } from '#domain/notice/dated-notices'
import type { NoticeRow } from '#domain/notice/dated-notices.table'
import { type Popup, sortPopups } from '#domain/notice/popup'
import { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../kernel/token.ts'
import { Popups } from './popups.port.ts'

/** The server's popups, the highest priority first; or the fallback notice if they could not be loaded. */
export type ListedPopups =
  | { readonly from: 'server'; readonly popups: readonly Popup[] }
  | { readonly from: 'fallback'; readonly notice: NoticeRow }

/** Loads the popups of the main page. Never fails, so that the page stays usable. [E-030] [E-035] */
export const ListPopups = useCase(
  'ListPopups',
  { popups: Popups, clock: Clock },
  (ports) => (): Effect.Effect<ListedPopups> =>
    ports.popups.listActive().pipe(
      Effect.match({
        onSuccess: (popups): ListedPopups => ({ from: 'server', popups: sortPopups(popups) }),
        onFailure: (): ListedPopups => ({ from: 'fallback', notice: fallbackNoticeAt(ports.clock.now()) }),
      }),
    ),
)
