import { expect, test } from 'vitest'
import { z } from 'zod'
import { telemetryVariables, toTelemetrySettings } from './telemetry-settings'

const Variables = z.object(telemetryVariables)
const read = (env: Record<string, string>) => toTelemetrySettings(Variables.parse(env))
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.test:4318/'

test('traces are not exported unless a collector is named', () => {
  expect(read({ OTEL_SERVICE_NAME: 'ezo', OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://collector.test:4318/v1/traces',
    headers: {},
    serviceName: 'ezo',
    sampler: 'parentbased_always_on',
    sampledRatio: 1,
  })
})

test('headers are pairs with percent-encoded values', () => {
  const headers = (list: string) =>
    read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: list })?.headers
  expect(headers('authorization=Bearer%20a=b, x-team = homes')).toEqual({
    authorization: 'Bearer a=b',
    'x-team': 'homes',
  })
  for (const wrong of ['secret', 'a b=secret', 'a=', 'a=%E0%A4%A', 'a=x%0Asecret']) {
    const parsed = Variables.safeParse({ OTEL_EXPORTER_OTLP_HEADERS: wrong })
    expect(parsed.error?.issues.map(({ message }) => message).join()).toMatch(/^must be name=value/)
    expect(parsed.error?.message).not.toContain('secret')
  }
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
])('the variable %s rejects the value %s', (name, value) => {
  expect(Variables.safeParse({ [name]: value }).success).toBe(false)
})
