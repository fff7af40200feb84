import type pg from 'pg'

/** The server of one test run. Its databases have names that start with `prefix`. */
export interface TestServer {
  connection: pg.ClientConfig
  prefix: string
  template: string
}

/** The same server, another database. */
export function connectionTo({ connection }: TestServer, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
