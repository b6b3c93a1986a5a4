// Journeys of other parts once more, behind nginx: those with the tag `@web-server`. Part of `npm run test:all`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { deploy } from './deployed.ts'
import { findNginx } from './find-nginx.ts'

const nginx = findNginx()
if (nginx === undefined) console.log('nginx is not here: its journeys are left out.')
else {
  const deployed = await deploy(nginx)
  const parameters = ['test', '-c', 'e2e', '--reporter=list', '--grep', '@web-server']
  const journeys = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...parameters], {
    env: { ...process.env, E2E_URL: deployed.portal },
    stdio: 'inherit',
  })
  const [code] = (await once(journeys, 'exit')) as [number | null]
  await deployed.stop()
  process.exitCode = code ?? 1
}
