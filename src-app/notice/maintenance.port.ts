import { port } from '../token.ts'

/** Maintenance windows as far as they are known by now. [P-237] [P-322] */
export interface Maintenance {
  /** Whether a known window is active at this moment; never waits for anybody. */
  readonly isActive: () => boolean
}
export const Maintenance = port<Maintenance>('Maintenance')
