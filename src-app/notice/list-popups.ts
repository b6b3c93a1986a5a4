import { Effect } from 'effect'
import type { Popup } from '#domain/notice/popup'
import { useCase } from '../token.ts'
import type { Popups } from './popups.port.ts'

/** The server's popups, or the word that they could not be had: the default notice then stands in for them. [E-035] [E-036] */
export type ListedPopups = { readonly from: 'server'; readonly popups: readonly Popup[] } | { readonly from: 'nowhere' }

/** Asks for the popups of the main page. Never fails: without an answer the page stays usable. [E-030] [E-035] [E-036] */
export const makeListPopups = (ports: { readonly popups: Popups }) => (): Effect.Effect<ListedPopups> =>
  ports.popups.listActive().pipe(
    Effect.match({
      onSuccess: (popups) => ({ from: 'server', popups }) as const,
      onFailure: () => ({ from: 'nowhere' }) as const,
    }),
  )
export type ListPopups = ReturnType<typeof makeListPopups>
export const ListPopups = useCase<ListPopups>('ListPopups')
