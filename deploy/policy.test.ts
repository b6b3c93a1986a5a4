import { expect, it } from 'vitest'
import { popupImageOrigins, securityHeaders } from './policy.ts'

it('[E-208] the policy lists each host only for its purpose', () => {
  const headers = securityHeaders({
    storage: ['https://storage.example'],
    queue: ['https://queue.example'],
    ipLookup: ['https://ip.example'],
    adminApi: ['https://admin.example'],
    providers: ['https://one.example', 'https://two.example'],
    popupImages: ['https://images.example'],
    cdn: [],
    failureReports: ['https://reports.example'],
  })
  const named = String(headers['content-security-policy'])
    .split('; ')
    .filter((line) => line.includes('https:'))
  expect(named).toEqual([
    "img-src 'self' blob: data: https://storage.example https://images.example",
    "connect-src 'self' https://storage.example https://queue.example https://ip.example https://admin.example https://reports.example",
    "form-action 'self' https://one.example https://two.example",
  ])
})

it('[E-208] the policy allows popup images of valid hosts only, by https', () => {
  expect(popupImageOrigins(['images.example', "x; script-src 'unsafe-inline'"])).toEqual(['https://images.example'])
})
