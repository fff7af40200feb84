import { Router } from 'express'

/**
 * The routes of these routers in one, which tries them one after the other. Entering a router costs more than
 * trying a route, and what pages ask for most would stand behind several.
 * @throws Error for a router with middleware, which would run for the routes of the others too
 */
export function joinRoutes(...routers: readonly Router[]): Router {
  const joined = Router()
  for (const { stack } of routers) {
    if (stack.some(({ route }) => !route)) throw new Error('a router with middleware cannot be joined')
    joined.stack.push(...stack)
  }
  return joined
}
