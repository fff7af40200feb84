import type pg from 'pg'

export interface Column {
  name: string
  /** Type as in `pg_type`: `int4`, `_text`. */
  type: string
  source: { table: string; column: string; isNotNull: boolean } | undefined
  /** True if it belongs to the side of an outer join that may have no row. */
  isOuter: boolean
}

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

interface Plan {
  'Join Type'?: string
  'Parent Relationship'?: string
  'One-Time Filter'?: string
  Output?: string[]
  Plans?: Plan[]
}

/** Finds the columns that a query returns, without running it. */
export class Describer {
  readonly #client: pg.ClientBase
  readonly #types = new Map<number, string>()
  readonly #columns = new Map<string, NonNullable<Column['source']>>()

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async readCatalogue(): Promise<void> {
    await this.#client.query('set constraint_exclusion = on')
    const types = await this.#client.query('select oid::int, typname as name from pg_type')
    for (const { oid, name } of types.rows) this.#types.set(oid, name)
    const columns = await this.#client.query(
      `select attrelid::int as table_id, attnum as column_id, attrelid::regclass::text as table, attname as column,
         attnotnull as "isNotNull"
       from pg_attribute where attrelid::regclass::text !~ '^pg_toast' and attnum > 0 and not attisdropped`,
    )
    for (const { table_id, column_id, ...source } of columns.rows)
      this.#columns.set(`${table_id}.${column_id}`, source)
  }

  /** @throws PostgreSQL's error for an invalid query */
  async describe(text: string): Promise<Column[]> {
    const fields = await this.#parse(text)
    const outer = fields.length > 0 ? await this.#listOuterColumns(text) : []
    return fields.map(({ name, tableID, columnID, dataTypeID }, index) => ({
      name,
      type: this.#types.get(dataTypeID) ?? String(dataTypeID),
      source: this.#columns.get(`${tableID}.${columnID}`),
      isOuter: outer[index] ?? false,
    }))
  }

  #parse(text: string): Promise<Field[]> {
    return new Promise((resolve, reject) => {
      let fields: Field[] = []
      this.#client.query({
        submit(connection: pg.Connection) {
          connection.parse({ name: '', text, types: [] }, true)
          connection.describe({ type: 'S', name: '' }, true)
          connection.sync()
        },
        handleRowDescription(message: { fields: Field[] }) {
          fields = message.fields
        },
        handleError: reject,
        handleReadyForQuery() {
          resolve(fields)
        },
      } as unknown as pg.Submittable)
    })
  }

  /** Returns true if the planner can prove from the query's conditions that a column is never null. */
  async provesNotNull(text: string, column: string): Promise<boolean> {
    const unlimited = text.replace(/\s(limit|for (no key )?update)\s[^()]*$/i, '')
    const plan = await this.#explain(`select from (${unlimited}) q where q."${column}" is null`).catch(
      () => undefined,
    )
    return plan !== undefined && isEmpty(plan)
  }

  async #listOuterColumns(text: string): Promise<boolean[]> {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return []
    const plan = await this.#explain(text)
    const outer = new Set<string>()
    collectOuter(plan, outer)
    return (plan.Output ?? []).map((output) => outer.has(output))
  }

  async #explain(text: string): Promise<Plan> {
    const { rows } = await this.#client.query(`explain (verbose, generic_plan, format json) ${text}`)
    return rows[0]['QUERY PLAN'][0].Plan
  }
}

/** Returns true if a plan finds no rows, whatever the tables contain. */
function isEmpty(plan: Plan): boolean {
  if (plan['One-Time Filter'] === 'false') return true
  const inputs = plan.Plans?.filter((child) => child['Parent Relationship'] !== 'SubPlan') ?? []
  return inputs.length === 1 && inputs.every(isEmpty)
}

/** Collects the columns that a join sets to null if one side has no row. */
function collectOuter(plan: Plan, outer: Set<string>): void {
  const emptySides =
    { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] }[plan['Join Type'] ?? ''] ?? []
  for (const child of plan.Plans ?? []) {
    if (emptySides.includes(child['Parent Relationship'] ?? ''))
      for (const output of child.Output ?? []) outer.add(output)
    collectOuter(child, outer)
  }
}
