import type pg from 'pg'
import { instrument } from '~contract/instrumentation'

type Query = (...args: unknown[]) => Promise<unknown>

/** Reports each query of the pool and of its clients. */
export function instrumentQueries(pool: pg.Pool): void {
  instrumentQueriesOf(pool)
  pool.on('connect', instrumentQueriesOf)
}

function instrumentQueriesOf(target: pg.Pool | pg.ClientBase): void {
  const query = target.query.bind(target) as Query
  const instrumentedQuery: Query = (...args) => {
    // The pool calls its clients with callbacks.
    if (typeof args.at(-1) === 'function') return query(...args)
    const [config] = args as [string | pg.QueryConfig]
    const { text, name } = typeof config === 'string' ? { text: config, name: undefined } : config
    return instrument({ kind: 'query', text, name }, () => query(...args))
  }
  Object.assign(target, { query: instrumentedQuery })
}
