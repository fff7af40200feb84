import type { Express } from 'express'

export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with the names of its parameters, such as `/api/v1/services/orders/:id`. */
  path: string
}

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> }
  handle: { stack?: Layer[] }
  regexp: RegExp & { fast_slash?: boolean }
}

/** Lists every route of the Express application. */
export function listApiRoutes(app: Express): ApiRoute[] {
  return collectRoutes((app as unknown as { _router: { stack: Layer[] } })._router.stack, '')
}

function collectRoutes(stack: readonly Layer[], prefix: string): ApiRoute[] {
  return stack.flatMap(({ route, handle, regexp }) => {
    if (route)
      return [route.path].flat().flatMap((path) =>
        Object.keys(route.methods).map((method): ApiRoute => {
          const upper = method.toUpperCase()
          if (upper !== 'GET' && upper !== 'POST' && upper !== 'PATCH' && upper !== 'DELETE')
            throw new Error(`${upper} ${path} is of no known method`)
          return { method: upper, path: prefix + path.replace(/^\/$/, '') }
        }),
      )
    return handle.stack ? collectRoutes(handle.stack, prefix + readMountPath(regexp)) : []
  })
}

/** Reads the path of `app.use('/api/v1')`, of which Express keeps only a regular expression. */
function readMountPath({ fast_slash, source }: Layer['regexp']): string {
  return fast_slash
    ? ''
    : source
        .replace(/^\^/, '')
        .replace(/\\\/\?\(\?=\\\/\|\$\)$/, '')
        .replaceAll('\\/', '/')
        .replaceAll('\\', '')
}
