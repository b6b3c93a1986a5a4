// Prints the path of the nginx for the deployment tests, and installs nginx if it is missing. If that fails, those
// tests are skipped with a message.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackages, findOnPath } from '#tools/programs/ensure-chromium'

/** Returns the path of nginx; undefined if it is neither on the path nor in the usual places. */
export const findNginx = (): string | undefined =>
  findOnPath('nginx') ?? ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (findNginx() === undefined) installPackages('nginx-light')
  console.log(findNginx() ?? 'No nginx was found, and none could be installed: the tests of a deployment are left out.')
}
