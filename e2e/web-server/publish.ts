import { startDeployedPortal } from './deployed.ts'
import { findNginx } from './find-nginx.ts'

/**
 * Publishes the portal by nginx before the journeys of `npm run test:all`, which all use it unless their annotation
 * gives a reason. Returns a function that stops it.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['E2E_BEHIND'] !== 'nginx') return undefined
  const nginx = findNginx()
  if (nginx === undefined) {
    console.log('nginx is not here and could not be installed: every journey goes to `npm start` itself.')
    return undefined
  }
  const { portal, stop } = await startDeployedPortal(nginx)
  process.env['E2E_PUBLISHED'] = portal
  return stop
}
