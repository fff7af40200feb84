import { Router } from 'express'

export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** Whoever asks, and however often: the dependencies are asked once in this time. */
const MAX_AGE_MS = 1_000
/** A dependency that is stopped or cut off neither answers nor fails. */
const MAX_WAIT_MS = 3_000

interface Readiness {
  isReady: boolean
  lines: string[]
}

/** `/healthz`: the process is alive. `/readyz`: its dependencies answer too. */
export function healthRoutes(checks: ReadinessChecks): Router {
  const router = Router()
  let readiness: Promise<Readiness> | undefined
  let checkedAt = 0
  const checkOnce = () => {
    const now = performance.now()
    if (!readiness || now - checkedAt > MAX_AGE_MS) {
      checkedAt = now
      readiness = checkReadiness(checks)
    }
    return readiness
  }
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const { isReady, lines } = await checkOnce()
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`${lines.join('\n')}\n`)
  })
  return router
}

async function checkReadiness(checks: ReadinessChecks): Promise<Readiness> {
  const names = Object.keys(checks)
  const results = await Promise.allSettled(names.map((name) => answerInTime(checks[name]?.())))
  return {
    isReady: results.every(({ status }) => status === 'fulfilled'),
    lines: names.map((name, index) => `${name}: ${results[index]?.status === 'fulfilled' ? 'ok' : 'down'}`),
  }
}

async function answerInTime(answer: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), MAX_WAIT_MS)
  })
  await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
