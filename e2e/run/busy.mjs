#!/usr/bin/env node
// Keeps the machine busy, as a slow machine or a neighbour would: `node e2e/run/busy.mjs [seconds] [processes]`. Beside it
// every test has to pass, only slower.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [seconds = '3600', processes = '2'] = process.argv.slice(2)

if (process.env.BUSY === undefined) {
  for (let number = 0; number < Number(processes); number += 1)
    spawn(process.execPath, [fileURLToPath(import.meta.url), seconds], {
      stdio: 'inherit',
      env: { ...process.env, BUSY: '1' },
    })
} else {
  const end = performance.now() + Number(seconds) * 1000
  let sum = 0
  while (performance.now() < end) sum = Math.sqrt(sum + 1)
}
