import type { Db } from '~backend/platform/db/pool'

/**
 * TypeScript types of PostgreSQL's types in rows: from the driver's parsers, and ours in `type-parsers.ts`.
 */
const PG_TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  oid: 'number',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  time: 'string',
  daterange: 'string',
  xid8: 'string',
  pg_snapshot: 'string',
  regclass: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  void: "''",
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _int8: 'number[]',
  _float8: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
  _bytea: 'Buffer[]',
}

type TableColumn = { name: string; type: string; is_not_null: boolean; checks: string[] }

const HEADER = `// Written by \`npm run db:types\` from the migrated database; not edited by hand.

/** Row types of PostgreSQL types; see \`type-parsers.ts\`. */
`

const MAX_LINE_LENGTH = 110

export async function generateSchema(db: Db): Promise<string> {
  const { rows: tables } = await db.query<{ name: string; columns: TableColumn[] }>(
    `select c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', t.typname, 'is_not_null', a.attnotnull, 'checks',
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
               where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum])) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
     group by c.relname order by c.relname`,
  )
  const lines = tables.map(({ name, columns }) => {
    const members = columns.map(formatMember)
    return `  ${name}: {\n${members.join('')}  }\n`
  })
  const pgTypes = Object.entries(PG_TYPES).map(([name, type]) => `  ${name}: ${type}\n`)
  return `${HEADER}export interface PgTypes {\n${pgTypes.join('')}}\n\nexport interface Tables {\n${lines.join('')}}\n`
}

/** Formats a member as Biome does. */
function formatMember(column: TableColumn): string {
  const type = toTypeText(column)
  const line = `    ${column.name}: ${type}`
  return line.length > MAX_LINE_LENGTH
    ? `    ${column.name}:\n${type
        .split(' | ')
        .map((value) => `      | ${value}\n`)
        .join('')}`
    : `${line}\n`
}

/** Returns the type of a column; a text with a constraint that allows a few values is a union of them. */
function toTypeText({ type, is_not_null, checks }: TableColumn): string {
  const base = PG_TYPES[type]
  if (!base) throw new Error(`a column is of the type ${type}, which is missing in PG_TYPES`)
  const lists = checks.map(
    (check) => /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(check)?.[1],
  )
  const values = lists.find((list) => list !== undefined)
  const text = values?.replaceAll('::text', '').replaceAll(', ', ' | ') ?? base
  return is_not_null ? text : `${text} | null`
}
