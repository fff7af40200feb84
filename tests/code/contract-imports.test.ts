import { expect, test } from 'vitest'
import { listSources, readSource } from './import-graph'

const ZOD_IMPORT = /^import (?!type).* from 'zod'$/m
const SCHEMA_IMPORT = /^import (?!type)[^'\n]* from '~contract\/(schemas|samples)\//m

/** Modules that never reach a browser. */
const isServerModule = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith('app/upstream/')

test('zod is imported by the schemas of the contract alone, since browsers may load the rest', () => {
  const browserModules = listSources('contract').filter(
    (file) => !/^contract\/(schemas|samples)\//.test(file),
  )
  expect(browserModules.length).toBeGreaterThan(5)
  expect(browserModules.filter((file) => ZOD_IMPORT.test(readSource(file)))).toEqual([])
})

test('modules that browsers load import schemas of the contract as types alone', () => {
  const offences = listSources('app').filter(
    (file) => !isServerModule(file) && SCHEMA_IMPORT.test(readSource(file)),
  )
  expect(offences).toEqual([])
})
