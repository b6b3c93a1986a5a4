import { useCase } from '../token.ts'
import type { DraftStore } from './draft-store.port.ts'

/** Deletes the draft, because the person asked for it. */
export const makeDiscardDraft = (ports: { drafts: DraftStore }) => (): void => ports.drafts.remove()
export type DiscardDraft = ReturnType<typeof makeDiscardDraft>
export const DiscardDraft = useCase<DiscardDraft>('DiscardDraft')
