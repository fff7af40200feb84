import { Router } from 'express'

export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** `/healthz`: the process is alive. `/readyz`: its dependencies answer too. */
export function healthRoutes(checks: ReadinessChecks): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const names = Object.keys(checks)
    const results = await Promise.allSettled(names.map((name) => checks[name]?.()))
    const lines = names.map(
      (name, index) => `${name}: ${results[index]?.status === 'fulfilled' ? 'ok' : 'down'}`,
    )
    const ready = results.every((result) => result.status === 'fulfilled')
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`${lines.join('\n')}\n`)
  })
  return router
}
