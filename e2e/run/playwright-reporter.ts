import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { shortMessage, tell } from './test-events.ts'

const root = `${import.meta.dirname}/../..`

const attached = ({ attachments }: TestResult, name: string): string | undefined => {
  const path = attachments.find((attachment) => attachment.name === name)?.path
  return path === undefined ? undefined : relative(root, path)
}

/** Tells of journeys as they end, with the path of picture and trace of one that failed. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite) {
    tell({ is: 'begin', total: suite.allTests().length, of: 'tests' })
  }
  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'skipped') tell({ is: 'skipped' })
    else if (result.status === test.expectedStatus) tell({ is: 'passed' })
    else
      tell({
        is: result.retry < test.retries ? 'unsteady' : 'failed',
        failure: {
          file: `${relative(root, test.location.file)}:${test.location.line}`,
          title: test
            .titlePath()
            .slice(3)
            .filter((title) => title !== '')
            .join(' › '),
          message: shortMessage(result.errors[0]?.message ?? result.status),
          picture: attached(result, 'screenshot'),
          trace: attached(result, 'trace'),
          calls: attached(result, 'calls'),
        },
      })
  }
  onError({ message }: TestError) {
    tell({ is: 'failed', failure: { file: 'outside of journeys', title: '', message: shortMessage(message) } })
  }
}
