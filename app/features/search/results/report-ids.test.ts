import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addReportId, formatReportIds, parseReportIds } from './report-ids'

// Specification 1.9.14
test('the last five report ids are stored, newest first', () => {
  const ids = Array.from({ length: 7 }, () => randomUUID())
  const reportIds = ids.reduce<string[]>(addReportId, [])
  expect(reportIds).toEqual(ids.slice(2).reverse())
  expect(parseReportIds(formatReportIds(reportIds))).toEqual(reportIds)
  expect(addReportId(reportIds, reportIds[3] ?? '')).toHaveLength(5)
})

test('an id that is not a UUID is not stored', () => {
  const id = randomUUID()
  expect(parseReportIds(undefined)).toEqual([])
  expect(parseReportIds(`x,${id},${id}x,../../etc,${id.slice(1)},`)).toEqual([id])
  expect(addReportId([id], 'null')).toEqual([id])
})
