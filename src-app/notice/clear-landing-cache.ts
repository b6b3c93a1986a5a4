import { useCase } from '../token.ts'
import type { LandingNews } from './landing-news.port.ts'
import type { Maintenance } from './maintenance.ts'

/**
 * After an administrator has registered, changed, switched or deleted something: every page of this browser asks the office
 * anew before it believes what it knew of maintenance. [D3-36]
 */
export const makeClearLandingCache =
  (ports: { readonly maintenance: Maintenance; readonly news: LandingNews }) => (): void => {
    ports.maintenance.forget()
    ports.news.tell()
  }
export type ClearLandingCache = ReturnType<typeof makeClearLandingCache>
export const ClearLandingCache = useCase<ClearLandingCache>('ClearLandingCache')
