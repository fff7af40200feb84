import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'backend/platform/db/migrations'
const COMPATIBLE = /^-- Compatible down to (\d{4})\.(.*)/
/** Changes that a program does not notice which does not know them. */
const EXPANDING =
  /^(?:create (?:table|index|type|view|function|or replace function|extension|sequence|trigger)|comment on|insert into|alter table \S+ add column(?! [^,]* not null(?![^,]* default))|grant|select )/i
/** Changes that may break one, inside any statement. */
const RESTRICTING = /\b(?:drop|rename|set not null|alter column|add constraint|truncate|delete from)\b/i

function findErrors(name: string, sql: string): string[] {
  const compatible = COMPATIBLE.exec(sql)
  if (!compatible) return []
  const [, number = ''] = compatible
  if (Number(number) > Number(name.slice(0, 4))) return [`${name} is compatible with later programs only`]
  return splitStatements(sql)
    .filter((statement) => !EXPANDING.test(statement) || RESTRICTING.test(withoutBodies(statement)))
    .map((statement) => `${name} is no expansion: ${statement.slice(0, 80)}`)
}

function splitStatements(sql: string): string[] {
  const bodies: string[] = []
  const flat = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, (body) => `$${bodies.push(body) - 1}$`)
  return flat.split(';').flatMap((text) => text.replaceAll(/\s+/g, ' ').trim() || [])
}

function withoutBodies(statement: string): string {
  return statement.replaceAll(/'[^']*'/g, "''")
}

test('migrations that are compatible with older programs only expand the schema', () => {
  const errors = readdirSync(FOLDER).flatMap((name) =>
    name.endsWith('.sql') ? findErrors(name, readFileSync(join(FOLDER, name), 'utf8')) : [],
  )
  expect(errors).toEqual([])
})

test.each([
  ['alter table users drop column name', 1],
  ['alter table users rename to people', 1],
  ['alter table users alter column name set not null', 1],
  ['alter table users add column name text not null', 1],
  ['update users set name = null', 1],
  ["alter table users add column name text not null default ''", 0],
  ['alter table users add column name text', 0],
  ['create function f() returns void language plpgsql as $$ begin delete from users; end $$', 0],
  ["create table notes (text text); comment on table notes is 'drop'", 0],
])('the compatible migration "%s" has %s errors', (sql, errors) => {
  expect(findErrors('0002_x.sql', `-- Compatible down to 0001.\n${sql}`)).toHaveLength(errors)
  expect(findErrors('0002_x.sql', sql)).toEqual([])
})
