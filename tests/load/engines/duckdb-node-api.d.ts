/** The used part of the package, which is installed only for the bench. */
declare module '@duckdb/node-api' {
  export type DuckDBType = unknown
  export type DuckDBValue = string | number | bigint | boolean | null

  export class DuckDBInstance {
    static create(path: string): Promise<DuckDBInstance>
    connect(): Promise<DuckDBConnection>
  }

  interface DuckDBConnection {
    run(sql: string): Promise<unknown>
    runAndReadAll(sql: string): Promise<{ getRows(): DuckDBValue[][] }>
    createAppender(table: string): Promise<DuckDBAppender>
  }

  interface DuckDBAppender {
    columnType(index: number): DuckDBType
    appendDataChunk(chunk: DuckDBDataChunk): void
    closeSync(): void
  }

  export class DuckDBDataChunk {
    static create(types: DuckDBType[]): DuckDBDataChunk
    setColumns(columns: DuckDBValue[][]): void
  }
}
