import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { endpoint } from '../../http/handler.ts'
import { ClosedObject, Nullable, Type } from '../../world/schema.ts'
import { areTestToolsEnabled } from '../../world/settings.ts'
import { allDocs } from '../../world/world.ts'

/**
 * Returns a load test call. The call lists the people that a tester may choose; in the result flow only applicants. The
 * calls exist only with the test tools on. [E-196] [E-104]
 */
const loadTestRoute = (path: string, applicants: boolean) =>
  endpoint({
    method: 'GET',
    path,
    ref: 'E-196',
    rejects: ['NOT_FOUND'],
    answer: okAnswerSchema({
      result: Type.Array(ClosedObject({ ci: Type.String(), suptSn: Nullable(Type.String()) })),
    }),
    handler: (world) => {
      if (!areTestToolsEnabled(world)) reject('loadTest/tools', 404, 'NOT_FOUND', 'server.notFound')
      const applications = allDocs(world, 'applications')
      const people = allDocs(world, 'people').map(({ ci }) => ({
        ci,
        suptSn: applications.find((application) => application.ci === ci)?.suptSn ?? null,
      }))
      return [world, okAnswer({ result: people.filter(({ suptSn }) => !applicants || suptSn !== null) })]
    },
  })

export const listLoadTestPeople = loadTestRoute('/api/v1/auth/loadtestaply', false)
export const listLoadTestApplicants = loadTestRoute('/api/v1/auth/loadtestresult', true)
