import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { shortMessage, tell } from './test-events.ts'

const root = `${import.meta.dirname}/../..`

const attached = ({ attachments }: TestResult, name: string): string | undefined => {
  const path = attachments.find((attachment) => attachment.name === name)?.path
  return path === undefined ? undefined : relative(root, path)
}

/** Titles of the steps that a journey went, those within others too. */
const stepTitles = (steps: TestResult['steps']): readonly string[] =>
  steps.flatMap((step) => [...(step.category === 'test.step' ? [step.title] : []), ...stepTitles(step.steps)])

const titleOf = (test: TestCase): string =>
  test
    .titlePath()
    .slice(3)
    .filter((title) => title !== '')
    .join(' › ')

/** Tells of journeys as they end, with the path of picture and trace of one that failed. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite) {
    tell({ is: 'begin', total: suite.allTests().length, of: 'tests' })
  }
  onTestEnd(test: TestCase, result: TestResult) {
    const file = relative(root, test.location.file)
    if (result.status === 'skipped') tell({ is: 'skipped', file })
    else if (result.status === test.expectedStatus)
      tell({ is: 'passed', test: { file, title: titleOf(test), steps: stepTitles(result.steps) } })
    else
      tell({
        is: result.retry < test.retries ? 'unsteady' : 'failed',
        failure: {
          file: `${file}:${test.location.line}`,
          title: titleOf(test),
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
