import { Router } from 'express'

/**
 * Joins the routes of several routers into one.
 * Entering a router costs more than matching a route, and frequent routes would be behind several.
 * @throws Error for a router with middleware, which would run for the other routers' routes too
 */
export function joinRoutes(...routers: readonly Router[]): Router {
  const joined = Router()
  for (const { stack } of routers) {
    if (stack.some(({ route }) => !route)) throw new Error('a router with middleware cannot be joined')
    joined.stack.push(...stack)
  }
  return joined
}
