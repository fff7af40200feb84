import { Router } from 'express'

/** Not cached: a balancer must see it at its next check. */
const STOPPING: Readiness = { isReady: false, lines: ['stopping'] }

export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** Results are reused for this long, however many probes arrive. */
const MAX_AGE_MS = 1_000
/** Timeout of a check: a dependency that is stopped or cut off neither responds nor fails. */
const MAX_WAIT_MS = 3_000

interface Readiness {
  isReady: boolean
  lines: string[]
}

interface HealthOptions {
  checks: ReadinessChecks
  /** Dependencies that are reported but not required. */
  optional?: ReadinessChecks | undefined
  /** True from the signal to stop on. */
  isStopping?: () => boolean
}

/**
 * Serves `/healthz`: the process is alive, and `/readyz`: its dependencies respond too, and it will go on.
 */
export function healthRoutes({ checks, optional = {}, isStopping = () => false }: HealthOptions): Router {
  const router = Router()
  let readiness: Promise<Readiness> | undefined
  let checkedAt = 0
  const checkOnce = () => {
    const now = performance.now()
    if (!readiness || now - checkedAt > MAX_AGE_MS) {
      checkedAt = now
      readiness = checkReadiness(checks, optional)
    }
    return readiness
  }
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const { isReady, lines } = isStopping() ? STOPPING : await checkOnce()
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`${lines.join('\n')}\n`)
  })
  return router
}

async function checkReadiness(needed: ReadinessChecks, optional: ReadinessChecks): Promise<Readiness> {
  const checks = Object.entries({ ...needed, ...optional })
  const results = await Promise.allSettled(checks.map(([, check]) => answerInTime(check())))
  const states = checks.map(([name], index) => ({ name, isUp: results[index]?.status === 'fulfilled' }))
  return {
    isReady: states.every(({ name, isUp }) => isUp || name in optional),
    lines: states.map(({ name, isUp }) => `${name}: ${isUp ? 'ok' : 'down'}`),
  }
}

async function answerInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), MAX_WAIT_MS)
  })
  await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
