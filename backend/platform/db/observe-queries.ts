import type pg from 'pg'
import { observe } from '~contract/observed-work'

type Query = (...args: unknown[]) => Promise<unknown>

/** Reports each query of the pool and of its clients. */
export function observeQueries(pool: pg.Pool): void {
  observeQueriesOf(pool)
  pool.on('connect', observeQueriesOf)
}

function observeQueriesOf(target: pg.Pool | pg.ClientBase): void {
  const query = target.query.bind(target) as Query
  const observedQuery: Query = (...args) => {
    // The pool calls its clients with callbacks.
    if (typeof args.at(-1) === 'function') return query(...args)
    const [config] = args as [string | pg.QueryConfig]
    const { text, name } = typeof config === 'string' ? { text: config, name: undefined } : config
    return observe({ kind: 'query', text, name }, () => query(...args))
  }
  Object.assign(target, { query: observedQuery })
}
