// Prints the path of the nginx that the tests of a deployment use, and installs one where there is none. Without it those
// tests are left out, and say so.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { aptInstall, onPath } from '../ensure-chromium.mjs'

/** Returns the path of nginx, or undefined where it is neither on the path nor in the usual places. */
export const findNginx = (): string | undefined =>
  onPath('nginx') ?? ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (findNginx() === undefined) aptInstall('nginx-light')
  console.log(findNginx() ?? 'No nginx was found, and none could be installed: the tests of a deployment are left out.')
}
