import { expect, test } from 'vitest'
import { listSources, readSource } from './import-graph'

const ZOD_IMPORT = /^import (?!type).* from 'zod'$/m
const SCHEMA_IMPORT = /^import (?!type)[^'\n]* from '~contract\/(schemas|samples|endpoints)\//m

/** Modules that never reach a browser. */
const isServerModule = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith('app/upstream/')

test('modules of contract/ that browsers may load import no zod: only schemas, forms and endpoints do', () => {
  const browserModules = listSources('contract').filter(
    (file) => !/^contract\/(schemas|samples|endpoints|forms)\//.test(file),
  )
  expect(browserModules.length).toBeGreaterThan(5)
  expect(browserModules.filter((file) => ZOD_IMPORT.test(readSource(file)))).toEqual([])
})

test('modules for browsers import schemas and endpoints of the contract as types only', () => {
  const offences = listSources('app').filter(
    (file) => !isServerModule(file) && SCHEMA_IMPORT.test(readSource(file)),
  )
  expect(offences).toEqual([])
})
