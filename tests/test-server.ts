import type pg from 'pg'

/** The database server of one test run. Names of its databases start with `prefix`. */
export interface TestServer {
  connection: pg.ClientConfig
  prefix: string
  template: string
}

export function connectionTo({ connection }: TestServer, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
